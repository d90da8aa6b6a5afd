import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

const phone = 'screen and (max-width: 480px)';

export const figures = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(118px, 1fr))',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On a phone the first rows are to be in sight below them.
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))', gap: space.xs },
  },
});

export const cell = style({
  display: 'grid',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const plain = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  paddingBlock: space.sm,
  paddingInline: space.md,
  textAlign: 'start',
  '@media': { [phone]: { paddingBlock: space.xs, paddingInline: space.sm } },
});

export const press = style([
  plain,
  {
    border: 0,
    borderRadius: radius.md,
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

export const label = style({ color: color.textMuted, fontSize: font.size.xs });

export const value = style({
  fontSize: font.size.lg,
  '@media': { [phone]: { fontSize: font.size.sm } },
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const detail = style({ color: color.textMuted, fontSize: font.size.xs });

export const note = style({ color: color.textMuted, fontSize: font.size.sm });
