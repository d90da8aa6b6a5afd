import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../screen/media.ts';

const { color, space, font } = vars;

const line = {
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** Items in the line are separated by a dot. */
const parted = { selectors: { ':is(* + &)::before': { content: '"·"', paddingInline: space.sm } } };

export const result = style({ ...line, minBlockSize: 28 });
export const count = style({ color: color.text, fontWeight: font.weight.medium });
export const sums = style({ ...line, ...parted });
export const figure = style({
  ...parted,
  '@media': { [onPhone]: { selectors: { '[data-figure] + &': { display: 'none' } } } },
});
export const onPhoneOnly = style({
  display: 'none',
  '@media': { [onPhone]: { display: 'contents' } },
});
export const value = style({ color: color.text, fontWeight: font.weight.semibold });
