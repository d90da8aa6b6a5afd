import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, radius, size } = vars;

export const frame = style({
  position: 'relative',
  margin: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: `calc(${size.controlSmall} + 5px)`,
  paddingInline: `${space.md} ${space.xs}`,
  paddingBlock: 2,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.ground,
});

export const title = style({
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  overflowWrap: 'anywhere',
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});

/** Code runs left to right on every page. */
export const code = style({
  direction: 'ltr',
  padding: space.md,
  overflow: 'auto',
  color: color.text,
  fontFamily: font.family.mono,
  fontSize: font.size.sm,
  lineHeight: font.line.normal,
  textAlign: 'left',
  tabSize: 2,
  selectors: { '&:focus-visible': focusRingInside },
});

/** In the text font, not in code: it isn't part of the content. */
export const empty = style({ color: color.textMuted, fontFamily: font.family.sans });

export const text = style({ margin: 0, font: 'inherit' });

/** Browsers give `code` their own font. */
export const inner = style({ font: 'inherit' });

export const wrapping = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const numbered = style([inner, { display: 'block', counterReset: 'line' }]);

export const line = style({
  position: 'relative',
  display: 'block',
  counterIncrement: 'line',
  paddingInlineStart: '5ch',
  selectors: {
    '&::before': {
      content: 'counter(line)',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: '4ch',
      color: color.textMuted,
      textAlign: 'end',
      userSelect: 'none',
    },
  },
});

export const foot = style({
  padding: 2,
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'center',
});
