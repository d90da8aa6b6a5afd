import { glyph } from './chart-frame.css.ts';

/** What a chart can be turned into, each drawn by one path on the grid of the icon set, 24 by 24. */
const PATHS = {
  chart: 'M3 3v16a2 2 0 0 0 2 2h16M7 15l4-5 4 3 5-7',
  table:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM3 9h18M3 15h18M12 3v18',
  download: 'M12 3v12M7 10l5 5 5-5M3 15v4a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-4',
} as const;

export interface FrameIconProps {
  icon: keyof typeof PATHS;
}

/** One element each, not the icon set's three components: a chart's first mount pays for every one. */
export function FrameIcon({ icon }: FrameIconProps) {
  return (
    <svg aria-hidden width="14" height="14" viewBox="0 0 24 24" className={glyph}>
      <path d={PATHS[icon]} />
    </svg>
  );
}
