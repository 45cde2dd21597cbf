/**
 * One plain surface that follows the mouse, and nothing else: dragged like the map it says how many pictures this machine draws
 * of any page at best.
 */
export const BARE_PAGE = `<!doctype html>
<style>
  body { margin: 0; background: black; overflow: hidden }
  #sheet { position: absolute; inset: 0; will-change: transform; background: linear-gradient(45deg, navy, maroon) }
</style>
<div id="sheet"></div>
<script>
  let from = null;
  let to = null;
  const draw = () => {
    sheet.style.transform = 'translate(' + (to.clientX - from.clientX) + 'px, ' + (to.clientY - from.clientY) + 'px)';
    to = null;
  };
  addEventListener('pointerdown', (e) => (from = e));
  addEventListener('pointerup', () => (from = null));
  addEventListener('pointermove', (e) => {
    if (!from) return;
    if (!to) requestAnimationFrame(draw);
    to = e;
  });
</script>`;
