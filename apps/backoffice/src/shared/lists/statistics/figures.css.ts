import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const figures = style({ display: 'grid', gap: space.sm, minInlineSize: 240 });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const plain = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  inlineSize: '100%',
  minBlockSize: 36,
  paddingInline: space.sm,
  textAlign: 'start',
});

export const press = style([
  plain,
  {
    border: 0,
    borderRadius: radius.sm,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
  },
]);

export const label = style({ display: 'grid', color: color.textMuted, fontSize: font.size.sm });

export const value = style({
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const detail = style({ color: color.textMuted, fontSize: font.size.xs });

export const note = style({
  margin: 0,
  paddingInline: space.sm,
  color: color.textMuted,
  fontSize: font.size.sm,
});

export const chart = style({ paddingBlock: vars.space.md });

/** As high as the chart, so that nothing moves when it loads. */
export const chartPlace = style({ minBlockSize: 260 });
