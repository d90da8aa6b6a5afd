import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

export const call = style({ fontFamily: font.family.mono, fontSize: font.size.sm });

/** As wide as the longest method, so that paths are aligned. */
export const method = style({
  display: 'inline-block',
  inlineSize: '7ch',
  fontWeight: font.weight.semibold,
});

export const reading = style([method, { color: color.textMuted, fontWeight: font.weight.regular }]);
