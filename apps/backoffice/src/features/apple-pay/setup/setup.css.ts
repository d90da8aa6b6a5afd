import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** Next to each other, with equal heights. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.lg,
});
export const fact = style({ display: 'grid', gap: space.sm, justifyItems: 'start' });
/** A domain is one word, however long, so it may break anywhere. */
export const value = style({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });
export const note = style({ color: color.textMuted, fontSize: font.size.sm });
