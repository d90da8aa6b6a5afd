import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  marginBlockStart: space.md,
});

/** What is asked, the kind of its answer, and the button that takes it out. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'start',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const whole = style({ gridColumn: '1 / -1' });
export const remove = style({ paddingBlockStart: 24 });
