import { style } from '@vanilla-extract/css';
import { focusRing } from '../styling/focus.css.ts';
import { forcedColors } from '../styling/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const marks = style({
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const line = style({
  fill: 'none',
  stroke: color.chart.axis,
  shapeRendering: 'crispEdges',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const band = style({
  fill: color.text,
  fillOpacity: 0.06,
  '@media': { [forcedColors]: { fill: 'CanvasText', fillOpacity: 0.2 } },
});

export const dot = style({
  fill: 'currentColor',
  stroke: color.surface,
  strokeWidth: 2,
  strokeDasharray: 'none',
});

/** Keeps touch scrolling possible over the chart. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  cursor: 'crosshair',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
});

export const tooltip = style({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 120,
  maxInlineSize: 'min(280px, 60%)',
  padding: `6px ${space.sm} ${space.sm}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  boxShadow: vars.shadow.md,
  fontSize: font.size.xs,
  pointerEvents: 'none',
});

const DISTANCE = '12px';
export const after = style({ transform: `translateX(${DISTANCE})` });
export const before = style({ transform: `translateX(calc(-100% - ${DISTANCE}))` });

export const title = style({
  color: color.textMuted,
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
});

export const value = style({ display: 'flex', alignItems: 'center', gap: 6 });

/** A total is set off by a line above it. */
export const total = style([
  value,
  { paddingBlockStart: space.xxs, borderBlockStart: `1px solid ${color.border}` },
]);

export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const number = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space.md,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
