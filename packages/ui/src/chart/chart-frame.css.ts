import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { entry } from './legend.css.ts';

const { color, space, font } = vars;

/** Controls are hidden in print. */
const onPaper = { print: { display: 'none' } } as const;

export const figure = style({
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  contain: 'inline-size',
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.size.controlSmall,
  marginBlockEnd: space.xs,
});

/** A 24 px icon with a tooltip, to keep the header's space for the legend. */
const tool = style([
  entry,
  {
    flex: 'none',
    justifyContent: 'center',
    inlineSize: 24,
    paddingInline: 0,
    '@media': { ...onPaper, '(pointer: coarse)': { inlineSize: 44, minBlockSize: 44, opacity: 1 } },
    // Visible on hover or focus; always visible on touch screens.
    opacity: 0,
    transition: `opacity ${vars.motion.duration.fast} ${vars.motion.ease.out}`,
    selectors: {
      [`${figure}:hover &, ${figure}:focus-within &`]: { opacity: 1 },
      [`${figure}:is(:hover, :focus-within) &:disabled`]: { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);

export const toggle = style([tool, { marginInlineStart: 'auto' }]);
export const download = tool;

export const glyph = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const problem = style({
  marginBlockEnd: space.xs,
  color: color.danger.text,
  fontSize: font.size.xs,
});

export const body = style({ position: 'relative', minInlineSize: 0 });

/** Only for a chart laid out by its own width; otherwise it would cost a second style pass. */
export const measured = style({ containerType: 'inline-size' });

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.md,
  color: color.textMuted,
  fontSize: font.size.sm,
});

/** Placeholder grid lines and labels, so that nothing jumps when the data arrives. */
export const ghostGrid = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: '100%',
  paddingBlock: '8px 26px',
});

export const ghostRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '::after': { content: '', flex: 1, blockSize: 1, background: color.chart.grid },
});

export const notes = style({
  margin: 0,
  paddingBlockStart: space.sm,
  paddingInlineStart: space.lg,
  color: color.textMuted,
  fontSize: font.size.xs,
});
