import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** Wide enough for a title, its detail and the time in one line. */
const wide = '(min-width: 640px)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  minInlineSize: 0,
});
export const part = style({ minInlineSize: 0 });
/** Has read and unread entries. Where all are unread, a dot at each says nothing. */
export const mixed = style({});

/** No higher than a table's head, which it stands for. */
export const heading = style({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  blockSize: 28,
  paddingInlineStart: space.md,
  color: color.textMuted,
  selectors: { [`${part} + ${part} > &`]: { marginBlockStart: space.md } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.sm });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 28px',
  gridTemplateAreas: '"icon title time action" "icon detail detail action"',
  alignContent: 'center',
  alignItems: 'center',
  gap: `2px ${space.sm}`,
  minBlockSize: 72,
  paddingBlock: space.sm,
  paddingInline: `${space.md} ${space.sm}`,
  boxShadow: `inset 0 1px ${color.border}`,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'auto minmax(0, 260px) minmax(0, 1fr) auto 28px',
      gridTemplateAreas: '"icon title detail time action"',
      columnGap: space.md,
      minBlockSize: 40,
      paddingBlock: 0,
    },
  },
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(:is(a, [aria-expanded]):focus-visible)': focusRingInside,
    [`${mixed} &[data-unread]::before`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 3px)',
      insetInlineStart: 2,
      inlineSize: 6,
      blockSize: 6,
      borderRadius: '50%',
      background: color.primaryText,
      forcedColorAdjust: 'none',
    },
  },
});

export const icon = style({ gridArea: 'icon', display: 'flex', color: color.textMuted });

export const title = style({
  gridArea: 'title',
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const unread = style({ fontWeight: font.weight.semibold });

/** Fills its entry, so that a press anywhere but on a button follows it. */
const filling = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: radius.sm,
} as const;

/** Around a link. */
export const whole = style({ color: color.text });
globalStyle(`${whole} > a::after`, filling);
globalStyle(`${whole} > a:focus-visible`, { outline: 'none' });
globalStyle(`${item}:hover ${whole} > a`, { textDecorationLine: 'underline' });

export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': filling,
    [`${item}:hover &`]: { color: color.primaryText },
    '&:focus-visible': { outline: 'none' },
  },
});
export const count = style({
  flex: 'none',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const chevron = style({
  flex: 'none',
  color: color.textMuted,
  selectors: {
    [`${fold}[aria-expanded=true] > &`]: { transform: 'rotate(90deg)' },
    [`${fold}[aria-expanded=false] > &:dir(rtl)`]: { transform: 'scaleX(-1)' },
  },
});

export const detail = style({
  gridArea: 'detail',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@container': { [wide]: { WebkitLineClamp: 1 } },
});
export const time = style({
  gridArea: 'time',
  unicodeBidi: 'plaintext',
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Above the link that fills the entry. */
export const action = style({ gridArea: 'action', position: 'relative', display: 'flex' });
globalStyle(`${action} > button:not(:hover, :focus-visible)`, { color: color.textSubtle });

/** Events of one entry, indented as far as its icon. */
export const folded = style([list, { paddingInlineStart: 28 }]);

export const empty = style({
  padding: space.xl,
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'center',
});
