import { vars } from '@payfac/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, font } = vars;

export const receipt = style({ display: 'grid', gap: space.lg, maxInlineSize: 420 });

export const head = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlockEnd: space.md,
  borderBlockEnd: `1px dashed ${color.borderStrong}`,
});

export const merchant = style({ fontWeight: font.weight.semibold });
export const small = style({ color: color.textMuted, fontSize: font.size.sm });

export const lines = style({ display: 'grid', gap: space.xs, margin: 0 });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.lg,
  fontSize: font.size.sm,
});

export const total = style([line, { fontSize: font.size.md, fontWeight: font.weight.semibold }]);

export const value = style({
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const agreement = style({ display: 'grid', gap: space.xxl });

export const signature = style({
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.text}`,
  fontSize: font.size.sm,
});

export const paper = style({ display: 'none' });

/* On paper the receipt stands alone, in black on white. */
globalStyle(`body:has(> .${paper}) > :not(.${paper})`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`body > .${paper}`, {
  '@media': { print: { display: 'block', color: '#000', background: '#fff' } },
});
globalStyle(`.${paper} *`, {
  '@media': { print: { color: '#000', borderColor: '#000' } },
});

/* Each copy has a page of its own. */
globalStyle(`.${paper} > * + *`, { '@media': { print: { breakBefore: 'page' } } });
