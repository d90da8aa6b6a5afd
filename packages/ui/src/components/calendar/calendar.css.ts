import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { visuallyHiddenRules } from '../../styling/hidden.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { day } from '../date-input/calendar-popover.css.ts';

const { color, font, space } = vars;

/** Minimum calendar width at which day cells fit text. */
const wide = '(min-width: 600px)';

const tone = createVar();

export const calendar = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  fontFamily: font.family.sans,
  color: color.text,
});

/** React Aria hides its heading and last button with a `style` attribute, which a page's policy may block. */
globalStyle(`${calendar} > div:first-child:has(> h2:only-child)`, visuallyHiddenRules);
globalStyle(`${calendar} > div:last-child:has(> button:only-child)`, visuallyHiddenRules);

export const schedule = style({
  display: 'block',
  inlineSize: '100%',
  containerType: 'inline-size',
});

export const scheduleGrid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  '@container': { [wide]: { borderCollapse: 'collapse' } },
});

/** A day cell with room: number at the top, events below. */
export const scheduleDay = style([
  day,
  {
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: 2,
    inlineSize: '100%',
    blockSize: 44,
    paddingBlockStart: 6,
    selectors: {
      '&[data-today]::after': { content: 'none' },
      '&[data-selected]': { background: color.primaryGround, color: color.primaryText },
      '&[data-selected][data-focus-visible]': focusRingInside,
      '[aria-readonly=true] &': { cursor: 'default' },
    },
    '@container': {
      [wide]: {
        flexWrap: 'nowrap',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'start',
        gap: space.xxs,
        blockSize: 'auto',
        minBlockSize: 84,
        padding: space.xs,
        /** Adjacent cells share a border. */
        marginBlockEnd: -1,
        inlineSize: 'calc(100% + 1px)',
        border: `1px solid ${color.border}`,
        borderRadius: 0,
        background: color.surface,
      },
    },
  },
]);

export const number = style({
  flexBasis: '100%',
  textAlign: 'center',
  selectors: {
    '[data-today] > &': { color: color.primaryText, fontWeight: font.weight.semibold },
  },
  '@container': { [wide]: { flexBasis: 'auto', textAlign: 'start' } },
});

export const tones = styleVariants({
  neutral: { vars: { [tone]: color.neutral.solid } },
  info: { vars: { [tone]: color.info.solid } },
  success: { vars: { [tone]: color.success.solid } },
  warning: { vars: { [tone]: color.warning.solid } },
  danger: { vars: { [tone]: color.danger.solid } },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 5,
  minInlineSize: 0,
  fontSize: font.size.xs,
  lineHeight: font.line.tight,
});

export const dot = style({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  background: tone,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

/** Read out at any width; visible when there is room. */
export const text = style({
  ...visuallyHiddenRules,
  overflowWrap: 'anywhere',
  color: color.text,
  textAlign: 'start',
  '@container': {
    [wide]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});

export const list = style({
  display: 'grid',
  gap: space.xs,
  marginBlockStart: space.md,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.sm,
  '@container': { [wide]: { display: 'none' } },
});

export const item = style({ display: 'flex', alignItems: 'baseline', gap: space.sm });

export const when = style({
  minInlineSize: 84,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
