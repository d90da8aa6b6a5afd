import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

export const viewer = style({
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  overflow: 'hidden',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  padding: `${space.sm} ${space.sm} ${space.sm} ${space.lg}`,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const name = style({
  flex: '1 1 8ch',
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The first icon aligns with the name when the tools are below it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  marginInlineStart: -6,
});
export const part = style({ display: 'flex', alignItems: 'center', gap: space.xxs });

export const figure = style({
  paddingInline: space.xxs,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const zoom = style({
  minInlineSize: '5ch',
  minBlockSize: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { background: color.hover },
    '&:disabled': { color: color.textMuted, cursor: 'default' },
    '&:focus-visible': focusRing,
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});

/** Points in the reading direction. */
export const directed = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

/** Its size is the reference for the page in it. */
export const window = style({
  position: 'relative',
  display: 'grid',
  overflow: 'auto',
  background: color.sunken,
  containerType: 'size',
  placeContent: 'safe center',
  padding: 16,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const room = style({
  position: 'relative',
  background: color.surface,
  boxShadow: vars.shadow.md,
  // Visible in forced colors, which remove shadows.
  outline: '1px solid transparent',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const image = style({
  position: 'absolute',
  inlineSize: '100%',
  transform: 'translate(-50%, -50%)',
  insetBlockStart: '50%',
  left: '50%',
  maxInlineSize: 'none',
});

export const pdf = style({
  position: 'absolute',
  inlineSize: '100cqw',
  blockSize: '100cqh',
  transform: 'translate(-50%, -50%)',
  insetBlockStart: '50%',
  left: '50%',
  border: 0,
  background: color.surface,
});

export const note = style({
  display: 'grid',
  gap: space.md,
  justifyItems: 'center',
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'center',
});
