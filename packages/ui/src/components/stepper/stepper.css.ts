import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { visuallyHiddenRules } from '../../styling/hidden.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

const DISC = 24;
const NARROW = '(max-width: 479px)';

export const room = style({ containerType: 'inline-size' });
export const stepper = style({ margin: 0, padding: 0, listStyle: 'none' });

export const orientations = styleVariants({
  horizontal: { display: 'flex' },
  vertical: { display: 'grid' },
});

/** The line between step markers; in the brand color for completed steps. */
export const item = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '[data-orientation=horizontal] > &': { flex: '1 1 0' },
    '[data-orientation=horizontal] > &:last-child': { flex: '0 1 auto' },
    '[data-orientation=vertical] > &:not(:last-child)': { paddingBlockEnd: space.lg },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      background: color.borderStrong,
    },
    '&[data-state=done]:not(:last-child)::after': { background: color.primaryText },
    '[data-orientation=horizontal] > &:not(:last-child)::after': {
      insetBlockStart: DISC / 2 + 3,
      insetInlineStart: DISC + 10,
      insetInlineEnd: 6,
      blockSize: 2,
    },
    '[data-orientation=vertical] > &:not(:last-child)::after': {
      insetBlockStart: DISC + 8,
      insetBlockEnd: -2,
      insetInlineStart: DISC / 2 + 3,
      inlineSize: 2,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } },
    },
  },
});

export const step = style({
  display: 'flex',
  gap: space.sm,
  padding: 4,
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'start',
  selectors: {
    '[data-orientation=horizontal] &': { flexDirection: 'column', gap: space.xs },
    '&[aria-current=step]': { color: color.text },
  },
});

export const button = style({
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:hover:not(:disabled)': { color: color.primaryText },
    '&:focus-visible': focusRing,
  },
});

export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: DISC,
  blockSize: DISC,
  border: '2px solid',
  borderRadius: '50%',
  fontSize: font.size.xs,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const discs = styleVariants({
  done: {
    borderColor: color.primaryEdge,
    background: color.primary,
    color: color.onPrimary,
    printColorAdjust: 'exact',
  },
  current: { borderColor: color.primaryText, background: color.surface, color: color.primaryText },
  upcoming: { borderColor: color.borderStrong, background: color.surface, color: color.textMuted },
  problem: {
    borderColor: color.danger.solid,
    background: color.danger.ground,
    color: color.danger.text,
  },
});

export const texts = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlockStart: 2,
  overflowWrap: 'anywhere',
  '@container': {
    [NARROW]: {
      selectors: {
        '[data-orientation=horizontal] :not([aria-current=step]) > &': visuallyHiddenRules,
        '[data-orientation=horizontal][data-crowded] &': visuallyHiddenRules,
      },
    },
  },
});

export const label = style({
  fontWeight: font.weight.medium,
  selectors: { '[aria-current=step] &': { fontWeight: font.weight.semibold } },
});

export const description = style({
  color: color.textMuted,
  selectors: { '[data-orientation=horizontal] &': { display: 'none' } },
});
