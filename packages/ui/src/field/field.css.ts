import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../styling/media.ts';
import { type } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: color.text,
  fontFamily: font.family.sans,
  fontSize: font.size.sm,
  lineHeight: font.line.normal,
});

export const labelRow = style({ display: 'flex', marginBlockEnd: space.xs });

export const label = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  color: color.text,
  selectors: { '[data-disabled] &': { color: color.textMuted } },
  '@media': { [forcedColors]: { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});

/** A label without its own row. */
export const blockLabel = style([label, { marginBlockEnd: space.xs }]);

export const required = style({ color: color.danger.text, marginInlineStart: space.xxs });

/** Overlays the label's row, so that it appears without moving anything. */
export const notice = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  maxInlineSize: '100%',
  paddingInline: space.xs,
  borderRadius: radius.sm,
  background: color.warning.ground,
  color: color.warning.text,
  fontSize: font.size.xs,
  zIndex: 1,
  pointerEvents: 'none',
  selectors: { '&:empty': { paddingInline: 0 } },
});

/** The visible input box: border, background and focus ring around control and adornments. */
export const control = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: size.control,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  transition: `border-color ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: {
    /** A phone number reads left to right in every script, country code first. */
    '&:has(> [type="tel"])': { direction: 'ltr' },
    '&:hover': { borderColor: color.textMuted },
    /** Read-only: a plate without a border; content on it stays fully legible. */
    '[data-readonly] > &': { background: color.hover, borderColor: 'transparent' },
    '&:focus-within': {
      borderColor: color.focus,
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: -1,
    },
    '[data-state="error"] > &': { borderColor: color.danger.solid },
    '[data-state="error"] > &:focus-within': { outlineColor: color.danger.solid },
    '[data-state="success"] > &': { borderColor: color.success.solid },
    '[data-disabled] > &': { background: color.sunken, borderColor: color.border },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-readonly] > &': { borderColor: 'Canvas' },
        '&:focus-within': { outline: `${size.focusRing} solid Highlight` },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});

/** No box: the text is set on a hairline, which takes the action color on focus. */
const hero = style({
  ...type.display,
  position: 'relative',
  display: 'flex',
  paddingBlockEnd: space.xs,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  transition: `border-color ${motion.duration.fast} ${motion.ease.standard}`,
  selectors: {
    '&:hover': { borderBlockEndColor: color.textMuted },
    '&:focus-within': {
      borderBlockEndColor: color.focus,
      boxShadow: `0 1px 0 ${color.focus}`,
    },
    '[data-state="error"] > &': { borderBlockEndColor: color.danger.solid },
    '[data-state="error"] > &:focus-within': { boxShadow: `0 1px 0 ${color.danger.solid}` },
    '[data-readonly] > &, [data-disabled] > &': { borderBlockEndColor: color.border },
    '&:has(> [data-long])': { fontSize: font.size.xxl },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:focus-within': { outline: `${size.focusRing} solid Highlight` } },
    },
  },
});

export const sizes = { medium: control, hero };

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  appearance: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
    '&:autofill': { boxShadow: `inset 0 0 0 100px ${color.primaryGround}` },
  },
  /** Phones zoom into fields with smaller text. */
  '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
});

globalStyle(`${hero} > input`, {
  paddingInline: 0,
  borderRadius: 0,
  color: 'inherit',
  fontSize: 'inherit',
});

/** Over the text: mutes its decimals, which stay selectable as part of one text. */
export const quiet = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflow: 'hidden',
  color: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  pointerEvents: 'none',
  userSelect: 'none',
  selectors: { '[dir=rtl] &': { direction: 'ltr', justifyContent: 'flex-end' } },
  '@media': { [forcedColors]: { display: 'none' } },
});
export const quietDecimals = style({
  background: `color-mix(in srgb, ${color.surface} 45%, transparent)`,
});

/**
 * Signs, digits and symbols keep their order in every script: '-$5' is not '$5-'. The whole box keeps a phone number
 * beside its country code.
 */
export const numeric = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[dir=rtl] &:not([type=tel])': { direction: 'ltr', textAlign: 'end' } },
});

/** Supported by all browsers, but missing from CSS types. */
const dots = { WebkitTextSecurity: 'disc' } as const;

/** Masked with dots against onlookers, and plain while typing. */
export const concealed = style({
  selectors: { '&:not(:focus, :placeholder-shown)': { ...dots, letterSpacing: '0.08em' } },
});

export const adornment = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const adornmentStart = style([adornment, { paddingInlineStart: space.sm }]);
export const adornmentEnd = style([adornment, { paddingInlineEnd: space.xs }]);
/** A textual unit has the same distance from the edge as the figures; icons bring their own padding. */
export const unitEnd = style([adornment, { paddingInlineEnd: space.sm }]);

/** On the first line of a multi-line box; after the label of a field without a box. */
export const successMark = style([
  adornmentEnd,
  {
    alignSelf: 'flex-start',
    blockSize: `calc(${size.control} - 2px)`,
    color: color.success.text,
    selectors: {
      'label > &': { alignSelf: 'center', blockSize: 'auto' },
      'legend > &': {
        display: 'inline-flex',
        blockSize: 'auto',
        marginInlineStart: space.xs,
        verticalAlign: 'text-bottom',
      },
    },
  },
]);

export const inlineButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'center',
  minInlineSize: 24,
  minBlockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: -1,
    },
    '&:disabled': { cursor: 'not-allowed', color: color.textDisabled, background: 'transparent' },
  },
});

export const icon = style({ inlineSize: size.icon, blockSize: size.icon, flex: 'none' });

export const description = style({
  marginBlockStart: space.xs,
  color: color.textMuted,
  fontSize: font.size.sm,
});

export const message = style({
  display: 'flex',
  gap: space.xs,
  marginBlockStart: space.xs,
  fontSize: font.size.sm,
  selectors: {
    '&:empty': { marginBlockStart: 0 },
    '[data-state="error"] > &': { color: color.danger.text },
    '[data-state="success"] > &': { color: color.success.text },
  },
});

export const messageIcon = style({
  flex: 'none',
  inlineSize: size.iconSmall,
  blockSize: size.iconSmall,
  marginBlockStart: 2,
});
