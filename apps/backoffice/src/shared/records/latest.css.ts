import { type, vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const none = style({ ...type.text, color: color.textMuted });

export const latest = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

/** What the thing is, and below it what there is to say of it. */
export const words = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const facts = style({ ...type.text, color: color.textMuted });

export const lineEnd = style({
  ...type.text,
  display: 'grid',
  justifyItems: 'end',
  gap: space.xxs,
  flex: 'none',
});
