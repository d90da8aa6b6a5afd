import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

const wide = 'screen and (min-width: 1200px)';

/** The form keeps its width; its result takes what is left. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 560px) minmax(320px, 1fr)',
      columnGap: 'clamp(32px, 4vw, 64px)',
      alignItems: 'start',
    },
  },
});

/** Stays visible below the shell's bar; scrolls by itself when it is taller than the window. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: 72,
      maxInlineSize: 420,
      maxBlockSize: 'calc(100vh - 88px)',
      overflowY: 'auto',
    },
  },
});
