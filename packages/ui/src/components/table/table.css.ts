import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../styling/focus.css.ts';
import { forcedColors, reducedMotion } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { onCards, width } from './table-width.css.ts';

const { color, space, size, font } = vars;

/** What is said about the selection comes before the table in order, and stands below it. */
export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const frame = style({
  position: 'relative',
  containerName: width,
  containerType: 'inline-size',
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  overscrollBehaviorInline: 'contain',
  selectors: {
    '&:focus-visible': focusRing,
    /** Of a whole selection: one ground for all rows, whose own styles stay as they are. */
    '&[data-selected]': { background: color.selected },
  },
});

export const densities = styleVariants({
  compact: { vars: { [size.row]: '36px' } },
  comfortable: { vars: { [size.row]: '46px' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.size.sm,
  textAlign: 'start',
  '@container': onCards({ display: 'block' }),
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  '@container': onCards({ display: 'block' }),
});

export const headRow = style({
  '@container': onCards({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    overflowX: 'auto',
    paddingInline: space.sm,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.sunken,
  }),
});

export const headCell = style({
  blockSize: 34,
  padding: `0 ${space.md}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@container': onCards({
    display: 'none',
    padding: `0 ${space.xs}`,
    border: 0,
    blockSize: 40,
    alignItems: 'center',
    selectors: { '&[data-tool]': { display: 'flex' } },
  }),
});

/** The place of the handle belongs to the header's own distance. */
export const resizable = style({ position: 'relative' });

export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInline: -6,
  padding: '3px 6px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.active, color: color.text },
    '&:focus-visible': focusRingInside,
    '[aria-sort] > &': { color: color.text },
  },
});

export const sortMark = style({
  flex: 'none',
  opacity: 0.45,
  selectors: { '[aria-sort] &': { opacity: 1, color: color.primaryText } },
});

export const body = style({ '@container': onCards({ display: 'block' }) });

export const row = style({
  selectors: {
    '&[data-open]': { cursor: 'pointer' },
    'tbody > &:hover': { background: color.hover },
    '&[data-selected]': { background: color.selected },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected], [data-selected] > table > tbody > &': {
          outline: '2px solid Highlight',
          outlineOffset: -2,
        },
      },
    },
  },
  '@container': onCards({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    position: 'relative',
    padding: `${space.md} ${space.md}`,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
});

export const cell = style({
  blockSize: size.row,
  padding: `${space.xs} ${space.md}`,
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    'tr:last-child > &': { borderBlockEnd: 0 },
  },
  whiteSpace: 'nowrap',
  '@container': onCards({
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 36%) minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    gap: space.sm,
    blockSize: 'auto',
    minBlockSize: 26,
    padding: 0,
    border: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: 'attr(data-label)',
        color: color.textMuted,
        fontSize: font.size.xs,
        fontWeight: font.weight.regular,
      },
      '&[data-card=hidden]': { display: 'none' },
      '&[data-card=title]': { display: 'block', fontSize: font.size.md },
      '&[data-card=title]::before': { display: 'none' },
      '&[data-card=bare]': { display: 'block' },
      '&[data-card=bare]::before': { display: 'none' },
    },
  }),
});

/** After the cells' own styles, which it corrects. */
export const end = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@container': onCards({ textAlign: 'start' }),
});

export const rowHeader = style({ fontWeight: font.weight.medium });

export const truncated = style({
  maxInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': onCards({ maxInlineSize: 'none', whiteSpace: 'normal' }),
});

export const rowLink = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.text,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    'tr:hover &': { color: color.primaryText, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});

export const checkCell = style({
  inlineSize: 40,
  paddingInlineEnd: 0,
  '@container': onCards({
    inlineSize: 'auto',
    selectors: { 'tbody &': { position: 'absolute', insetBlockStart: 10, insetInlineEnd: 8 } },
  }),
});

/** Plain blocks: there are as many of them as rows. */
export const checkLabel = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: -4,
  padding: 4.5,
  cursor: 'pointer',
});

export const check = style({
  display: 'block',
  inlineSize: 15,
  blockSize: 15,
  margin: 0,
  accentColor: color.primary,
  cursor: 'inherit',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const actionsCell = style({
  inlineSize: 1,
  paddingBlock: 0,
  whiteSpace: 'nowrap',
  textAlign: 'end',
  '@container': onCards({ inlineSize: 'auto', textAlign: 'end' }),
});

export const filler = style({
  padding: 0,
  '@container': onCards({ display: 'block' }),
});

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

export const refreshing = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.header,
  blockSize: 2,
  marginBlockEnd: -2,
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      inlineSize: '30%',
      blockSize: '100%',
      background: color.primary,
      animation: `${slide} 1.1s ease-in-out infinite`,
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::after': { inlineSize: '100%', animation: 'none' } } },
  },
});
