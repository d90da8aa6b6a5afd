import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

const wide = 'screen and (min-width: 1200px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 720px) minmax(320px, 1fr)', alignItems: 'start' },
  },
});

/** Stays visible below the shell's bar. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 72 } },
});
