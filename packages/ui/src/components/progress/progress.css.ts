import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const progress = style({ display: 'grid', gap: vars.space.xs, fontSize: vars.font.size.sm });

export const texts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const track = { border: 0, borderRadius: vars.radius.full, background: vars.color.active };
const bar = { borderRadius: vars.radius.full, background: vars.color.primaryText };

export const bars = style({
  ...track,
  inlineSize: '100%',
  blockSize: 6,
  appearance: 'none',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  '@media': {
    [forcedColors]: {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

export const ring = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
});

/** Fills clockwise from the top in every script. */
export const ringDrawing = style({
  display: 'block',
  gridArea: '1 / 1',
  transform: 'rotate(-90deg)',
  fill: 'none',
});

export const ringTrack = style({
  stroke: vars.color.active,
  '@media': { [forcedColors]: { stroke: 'CanvasText', strokeWidth: 1 } },
});

export const ringBar = style({
  stroke: vars.color.primaryText,
  strokeLinecap: 'round',
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});

export const ringText = style({
  gridArea: '1 / 1',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
});
