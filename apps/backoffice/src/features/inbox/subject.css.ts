import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** One line in a table, where the message is truncated first; two lines on a card. */
export const subject = style({
  display: 'flex',
  columnGap: space.sm,
  minInlineSize: 0,
  selectors: { '[data-cards] &': { flexWrap: 'wrap', whiteSpace: 'normal' } },
});

export const title = style({ flex: 'none', color: color.text });

export const unread = style([title, { fontWeight: font.weight.semibold }]);

export const message = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontWeight: font.weight.regular,
  selectors: { '[data-cards] &': { overflowWrap: 'anywhere' } },
});
