import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** As wide as its form. */
export const page = style({ display: 'grid', gap: space.lg, maxInlineSize: 760 });

/** Stops below the bar that stays at the top. */
export const note = style({ color: color.textMuted, fontSize: font.size.sm });
export const advice = style({ fontWeight: font.weight.semibold });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const stack = style({ display: 'grid', gap: space.lg });
export const checks = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg });
/** No larger than the words of the notice that it stands in. */
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  fontSize: font.size.sm,
});
