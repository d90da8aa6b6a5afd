import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The box of a field whose tags wrap; the input fills the rest of the last line. */
export const wrapping = style({ flexWrap: 'wrap', alignItems: 'center' });

/** With a button that opens the options: it stays at the end of the first line, however many lines there are. */
export const withTrigger = style([
  wrapping,
  {
    position: 'relative',
    paddingInlineEnd: 32,
    selectors: { '[data-state="success"] > &': { paddingInlineEnd: 52 } },
  },
]);

export const trigger = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  blockSize: `calc(${size.control} - 2px)`,
});

/** Tags and input share lines. */
export const list = style({
  display: 'contents',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: 'calc(100% - 8px)',
  minBlockSize: 24,
  marginInlineStart: space.xs,
  marginBlock: 2,
  paddingInlineStart: space.sm,
  border: `1px solid ${color.neutral.border}`,
  borderRadius: radius.sm,
  background: color.neutral.ground,
  color: color.neutral.text,
  fontSize: font.size.sm,
  selectors: { '&:not(:has(button))': { paddingInlineEnd: space.sm } },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '[data-disabled] &': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const edit = style([
  text,
  {
    padding: 0,
    border: 0,
    borderRadius: radius.sm,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus': focusRingInside },
  },
]);

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.neutral.border },
    '&:focus': focusRingInside,
  },
});

/** Never too narrow to type in beside the tags; an empty input doesn't take a line of its own for long. */
export const input = style({
  flex: '1 1 56px',
  minBlockSize: 28,
  selectors: { '[data-disabled] &, [data-readonly] &': { flexBasis: 16 } },
});
