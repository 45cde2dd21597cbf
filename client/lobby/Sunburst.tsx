const WIDTH = 1440;
const HEIGHT = 170;
/** Angles of the rays, in degrees from the left horizon. */
const RAYS = Array.from({ length: 35 }, (_, i) => 5 + i * 5);
const ARCS = [120, 132, 400, 412];

/** Rays and arcs over the door. */
export function Sunburst() {
  return (
    <svg
      className="sunburst"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      stroke="var(--gilt)"
    >
      {RAYS.map((degrees, i) => {
        const angle = (degrees * Math.PI) / 180;
        const [dx, dy] = [-Math.cos(angle), -Math.sin(angle)];
        const from = i % 2 ? 132 : 412;
        return (
          <path
            key={degrees}
            d={`M${WIDTH / 2 + dx * from} ${HEIGHT + dy * from}L${WIDTH / 2 + dx * 900} ${HEIGHT + dy * 900}`}
            strokeOpacity={i % 2 ? 0.3 : 0.16}
          />
        );
      })}
      {ARCS.map((r) => (
        <circle key={r} cx={WIDTH / 2} cy={HEIGHT} r={r} strokeOpacity={0.22} />
      ))}
    </svg>
  );
}
