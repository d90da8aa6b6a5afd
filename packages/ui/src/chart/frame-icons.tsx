import { glyph } from './chart-frame.css.ts';

/** Icons of the chart's views, one path each on the icon set's 24 px grid. */
const PATHS = {
  chart: 'M3 3v16a2 2 0 0 0 2 2h16M7 15l4-5 4 3 5-7',
  table:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM3 9h18M3 15h18M12 3v18',
  download: 'M12 3v12M7 10l5 5 5-5M3 15v4a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-4',
} as const;

export interface FrameIconProps {
  icon: keyof typeof PATHS;
}

/** One element each instead of the icon set's components, which would slow down each chart's first mount. */
export function FrameIcon({ icon }: FrameIconProps) {
  return (
    <svg aria-hidden width="14" height="14" viewBox="0 0 24 24" className={glyph}>
      <path d={PATHS[icon]} />
    </svg>
  );
}
