import { type, vars } from '@payfac/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const DOT = 11;

export const story = style({ display: 'grid', gap: space.xl, minInlineSize: 0 });

/** The amount is on the same line as its stations. */
export const line = style({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** On a phone, stations are stacked, with room for their notes. */
const narrow = '(max-width: 400px)';

export const stations = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [narrow]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' } },
});

export const station = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  paddingBlockStart: DOT + 8,
  paddingInlineEnd: 4,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.md,
      paddingBlock: '0 10px',
      paddingInline: '24px 0',
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: (DOT - 1) / 2,
      borderBlockStart: `1px solid ${color.borderStrong}`,
      '@container': {
        [narrow]: {
          insetBlock: '8px -8px',
          insetInline: `${(DOT - 1) / 2}px auto`,
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${color.borderStrong}`,
        },
      },
    },
    '&:last-child::before': {
      insetInlineEnd: 'auto',
      inlineSize: DOT,
      '@container': { [narrow]: { display: 'none' } },
    },
    '&:last-child': { paddingInlineEnd: 0, '@container': { [narrow]: { paddingBlockEnd: 0 } } },
  },
});

const dot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  '@container': { [narrow]: { insetBlockStart: 3 } },
  inlineSize: DOT,
  blockSize: DOT,
  border: '2px solid currentColor',
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

/** Future stations are rings; the money's current one also has a bold name. */
export const dots = styleVariants({
  passed: [dot, { color: color.success.text }],
  here: [dot, { color: color.info.text }],
  waits: [dot, { color: color.warning.text }],
  stopped: [dot, { color: color.danger.text }],
  ahead: [dot, { color: color.textSubtle, background: color.raised }],
});

const name = style([type.label, { color: color.text, overflowWrap: 'anywhere' }]);

export const names = styleVariants({
  passed: [name],
  here: [name, { fontWeight: vars.font.weight.semibold }],
  waits: [name, { fontWeight: vars.font.weight.semibold, color: color.warning.text }],
  stopped: [name, { fontWeight: vars.font.weight.semibold, color: color.danger.text }],
  ahead: [name, { color: color.textMuted }],
});

export const note = style([
  type.label,
  { fontWeight: vars.font.weight.regular, overflowWrap: 'anywhere' },
]);

export const acts = style({ display: 'grid', gap: space.sm });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const waitsFor = style({ ...type.text, color: color.textMuted, margin: 0 });

export const section = style({ display: 'grid', gap: space.md, minInlineSize: 0 });
/** A table's text is aligned with the title; its rows' background extends beyond it. */
globalStyle(`${section} > :has(> * > * > table)`, {
  marginInline: `calc(-1 * ${space.md})`,
});
export const heading = style({ ...type.section, color: color.ink });

export const facts = style({ display: 'grid', gap: space.sm, margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  columnGap: space.md,
  alignItems: 'baseline',
});
export const term = style({ ...type.text, color: color.textMuted });
export const value = style({ ...type.text, minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });
