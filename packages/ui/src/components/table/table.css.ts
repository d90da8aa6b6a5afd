/*
 * A single long file: head, rows and cells change together, from a dense table to cards on a phone. Order decides
 * between rules of equal specificity, which separate files would leave to the import order.
 */
import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { clearOfFoot } from './clear-of-foot.ts';
import { ON_ROWS, onCards } from './on-cards.ts';

const { color, space, size, font } = vars;

/** Where browsers may omit shadows. */
const withoutShadows = `${forcedColors}, print`;

export const table = style([
  {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: font.size.sm,
    // Tabular digits, for comparison digit by digit.
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
  },
  onCards({ display: 'block' }),
]);

export const head = style([
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
  },
  onCards({ display: 'block' }),
]);

export const headRow = style(
  onCards({
    display: 'flex',
    alignItems: 'center',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    columnGap: space.xs,
    paddingInline: space.sm,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.surface,
    selectors: { '&:not(:has(> [data-tool]))': { display: 'none' } },
  }),
);

export const headCell = style([
  {
    blockSize: 28,
    padding: `0 ${space.md}`,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.surface,
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  onCards({
    display: 'none',
    flex: 'none',
    padding: `0 ${space.xs}`,
    border: 0,
    blockSize: 32,
    alignItems: 'center',
    selectors: { '&[data-tool]': { display: 'flex' } },
  }),
]);

/** The handle's space is part of the header's own padding. */
export const resizable = style({ position: 'relative' });

export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 24,
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

export const body = style(onCards({ display: 'block' }));

/** Its line is a single shadow: cell borders would be painted cell by cell. */
export const row = style([
  {
    boxShadow: `inset 0 -1px ${color.border}`,
    selectors: {
      '&:last-child': { boxShadow: 'none' },
      '&[data-open]': { cursor: 'pointer' },
      'tbody > &:hover': { background: color.hover },
      // A cell that clips its content would clip its link's focus ring too.
      '&:has([data-row-link]:focus-visible)': focusRingInside,
      '&[data-selected]': { background: color.selected },
      '&[aria-current]': {
        background: color.selected,
        boxShadow: `inset 3px 0 ${color.primaryEdge}, inset 0 -1px ${color.border}`,
        scrollMarginBlock: 72,
      },
      '&[aria-current]:dir(rtl)': {
        boxShadow: `inset -3px 0 ${color.primaryEdge}, inset 0 -1px ${color.border}`,
      },
    },
    '@media': {
      [withoutShadows]: { boxShadow: 'none' },
      [forcedColors]: {
        selectors: {
          '&[aria-current], &[data-selected], [data-selected] > table > tbody > &': {
            outline: '2px solid Highlight',
            outlineOffset: -2,
          },
        },
      },
    },
  },
  onCards({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `2px ${space.md}`,
    position: 'relative',
    padding: `${space.md} ${space.md}`,
    boxShadow: 'none',
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: {
      '&:last-child': { borderBlockEnd: 0 },
      /** Two lines: the checkbox, the name above its detail, the amount above the status, the actions. */
      '&[data-lines]': {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
        alignContent: 'center',
        columnGap: 0,
        minBlockSize: 64,
        paddingBlock: 6,
      },
    },
  }),
]);

/** A cell of a row rendered as a two-line card. */
const IN_TWO_LINES = '[data-lines] > &';

/**
 * Content is centered in the space above the row's line, but half a pixel higher where that is odd: on the baseline of
 * `textCell`, whose text is not placed between pixels.
 */
export const cell = style([
  {
    blockSize: size.row,
    padding: `calc(${space.xs} - 1px) ${space.md} calc(${space.xs} + 1px)`,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    '@media': {
      [withoutShadows]: {
        selectors: {
          [ON_ROWS]: {
            borderBlockEnd: `1px solid ${color.border}`,
            paddingBlockEnd: space.xs,
          },
          'tr:last-child > &': { borderBlockEnd: 0 },
        },
      },
    },
  },
  onCards({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'minmax(112px, 36%) minmax(0, 1fr)',
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
      [IN_TWO_LINES]: { minBlockSize: 22 },
      '&[data-card=hidden]': { display: 'none' },
      '&[data-card=title]': {
        display: 'block',
        paddingBlockEnd: space.xs,
        fontSize: font.size.md,
      },
      '&[data-card=title]::before': { display: 'none' },
      [`${IN_TWO_LINES}[data-card=title]`]: {
        gridColumn: 2,
        gridRow: 1,
        paddingBlockEnd: 0,
        overflow: 'clip',
        // Leaves room for its link's focus ring.
        overflowClipMargin: 4,
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '&:is([data-card=amount], [data-card=detail], [data-card=status])': {
        display: 'block',
        color: color.textMuted,
        fontSize: font.size.sm,
      },
      '&:is([data-card=amount], [data-card=detail], [data-card=status])::before': {
        display: 'none',
      },
      '&[data-card=amount]': {
        gridColumn: 3,
        gridRow: 1,
        paddingInlineStart: space.md,
        color: color.text,
        fontSize: font.size.md,
        fontWeight: font.weight.semibold,
        textAlign: 'end',
      },
      '&[data-card=detail]': {
        gridColumn: 2,
        gridRow: 2,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      // A note, such as a date, is never truncated; its value is, so that a card keeps two lines.
      '&[data-card=detail][data-note]': { display: 'flex', gap: 13 },
      '&[data-note]::after': {
        content: '"·\\9" attr(data-note)',
        tabSize: '9px',
        flex: 'none',
        marginInlineStart: -9,
        maxInlineSize: '75%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'pre',
      },
      // When the value must not be truncated, such as a card's last digits, its note is.
      '&[data-note]:has([data-whole])::after': { flex: '0 1 auto' },
      '&[data-card=status]': {
        gridColumn: 3,
        gridRow: 2,
        paddingInlineStart: space.md,
        textAlign: 'end',
      },
      '[data-lines=state] > &[data-card=status]': { gridRow: '1 / 3', alignSelf: 'center' },
      // A place of a card for which there is nothing is empty; what would be noted of it stands alone.
      '&[data-card][data-nothing]:not([data-note])': { display: 'none' },
      '&[data-nothing][data-note]::after': { content: 'attr(data-note)', marginInlineStart: 0 },
      '&[data-card=bare]': { display: 'block' },
      '&[data-card=bare]::before': { display: 'none' },
    },
  }),
]);

/**
 * For plain text, whose line height is the row height: a browser lays out such a cell once, but twice when its content
 * is vertically centered in a taller row.
 */
export const textCell = style([
  {
    lineHeight: `calc(${size.row} - 1px)`,
    paddingBlock: '0 1px',
    '@media': { [withoutShadows]: { selectors: { [ON_ROWS]: { paddingBlock: 0 } } } },
  },
  onCards({ padding: 0, lineHeight: 'inherit' }),
]);

/** After the cells' own styles, which it overrides. */
export const end = style([
  {
    textAlign: 'end',
  },
  onCards({ textAlign: 'start' }),
]);

/** The row's main amount: more prominent than the text beside it. */
export const amount = style({ fontSize: font.size.md, fontWeight: font.weight.semibold });

/** An amount that is plain text: on the baseline of the smaller text beside it. */
export const amountText = style([
  {
    lineHeight: `calc(${size.row} - 3px)`,
    paddingBlockEnd: 3,
    '@media': { [withoutShadows]: { selectors: { [ON_ROWS]: { paddingBlockEnd: 2 } } } },
  },
  onCards({ padding: 0, lineHeight: 'inherit' }),
]);

/** Has a note beside it on a card. */
export const noted = style(
  onCards({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: {
      '&:has([data-whole])': { flex: 'none' },
      '[data-nothing] > &': { display: 'none' },
    },
  }),
);

export const rowHeader = style({ fontWeight: font.weight.medium });

export const truncated = style([
  {
    maxInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  onCards({ maxInlineSize: 'none', whiteSpace: 'normal' }),
]);

export const rowLink = style({
  ...clearOfFoot,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.text,
  fontWeight: 'inherit',
  lineHeight: font.line.normal,
  textAlign: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    'tr:hover &': { color: color.primaryText, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
  },
});

export const checkCell = style([
  {
    inlineSize: 40,
    paddingInlineEnd: 0,
  },
  onCards({
    inlineSize: 'auto',
    selectors: {
      'tbody &': { position: 'absolute', insetBlockStart: 10, insetInlineEnd: 8 },
      [`tbody ${IN_TWO_LINES}`]: {
        position: 'static',
        gridColumn: 1,
        gridRow: '1 / 3',
        marginInlineStart: -4.5,
        paddingInlineEnd: space.sm,
      },
    },
  }),
]);

/** A press anywhere in the cell toggles its checkbox, so that it needs no surrounding label. */
export const rowCheckCell = style([
  {
    paddingBlock: `calc((${size.row} - 16px) / 2) calc((${size.row} - 16px) / 2 + 1px)`,
    paddingInlineStart: `calc(${space.md} + 0.5px)`,
    cursor: 'pointer',
    '@media': {
      [withoutShadows]: {
        selectors: { [ON_ROWS]: { paddingBlock: `calc((${size.row} - 16px) / 2)` } },
      },
    },
  },
  onCards({ padding: 4.5 }),
]);

export const checkLabel = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: -4,
  padding: 4.5,
  cursor: 'pointer',
});

export const actionsCell = style([
  {
    inlineSize: 1,
    paddingBlock: 0,
    whiteSpace: 'nowrap',
    textAlign: 'end',
  },
  onCards({
    inlineSize: 'auto',
    textAlign: 'end',
    selectors: {
      [`${IN_TWO_LINES}[data-card=bare]`]: {
        gridColumn: 5,
        gridRow: '1 / 3',
        alignSelf: 'center',
        paddingInlineStart: space.xs,
        marginInlineEnd: `calc(-1 * ${space.sm})`,
      },
    },
  }),
]);

globalStyle(`${actionsCell} button`, clearOfFoot);

/** As wide as the frame, even when its table isn't. */
export const fillerRow = style(onCards({ display: 'block' }));

export const filler = style([
  {
    padding: 0,
  },
  onCards({ display: 'block' }),
]);
