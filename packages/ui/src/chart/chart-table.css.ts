import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../styling/focus.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const scroll = style({
  blockSize: '100%',
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': focusRingInside },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

const cell = { padding: `5px ${space.md}`, whiteSpace: 'nowrap' } as const;

export const heading = style({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  fontWeight: font.weight.medium,
  textAlign: 'start',
});

export const numberHeading = style([heading, { textAlign: 'end' }]);

const line = { borderBlockEnd: `1px solid ${color.border}` } as const;

export const title = style({
  ...cell,
  ...line,
  fontWeight: font.weight.regular,
  textAlign: 'start',
});

export const number = style({ ...cell, ...line, textAlign: 'end' });

export const more = style({ padding: space.sm, textAlign: 'center' });
