/** What strikes the table for a moment, on the grid of the glyphs. */
export const SIGNS = {
  /** A door off its hinges. */
  door: (
    <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="miter">
      <path d="M4 22V3h11v19" />
      <path fill="#2b1e10" d="M15 3l6 4-2 15-4-1z" />
      <path d="M18.500 12.500v2M1.500 22H15M7 8l3 2-3 2 3 2M1 6l1.500 1M1 11h2M1 16l1.500-1" />
    </g>
  ),
  bang: (
    <path d="M12 0l2.300 6.200L19.500 2.500 17.600 8.600 24 9.600 18.600 13 23 18l-6.500-.7L16.500 24 12.300 18.700 8.300 24 7.500 17.500 1 19l4-5.400L0 10.500l6.300-1L4 3.500 9.500 6.500z" />
  ),
  crown: (
    <path
      fillRule="evenodd"
      d="M2 6.500l5 4.500L12 3l5 8 5-4.500L20 19H4zm2.500 13.500h15v2.500h-15zM12 12.500l-1.800 2.300 1.800 2.200 1.800-2.200z"
    />
  ),
  safehouse: (
    <path
      fillRule="evenodd"
      d="M12 1.500 23 10h-2.500v12h-17V10H1zM12 8a2.600 2.600 0 0 0-1.500 4.700L9.500 18h5l-1-5.300A2.600 2.600 0 0 0 12 8z"
    />
  ),
  cuffs: (
    <g fill="none" stroke="currentColor" strokeWidth="2.400">
      <circle cx="6.500" cy="14" r="4.500" />
      <circle cx="17.500" cy="14" r="4.500" />
      <path d="M9 9.500l3-2.500 3 2.500" />
    </g>
  ),
} as const;
