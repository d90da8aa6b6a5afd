import { createContainer, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../styling/hidden.css.ts';
import { vars } from '../theme/vars.css.ts';
import { entry } from './legend.css.ts';

const { color, space, font } = vars;

const frame = createContainer();

/** On paper nothing can be pressed. */
const onPaper = { print: { display: 'none' } } as const;

export const figure = style({
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  containerName: frame,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.size.controlSmall,
  marginBlockEnd: space.xs,
});

export const toggle = style([
  entry,
  {
    flex: 'none',
    marginInlineStart: 'auto',
    '@media': onPaper,
    selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
  },
]);

export const download = style([
  entry,
  {
    flex: 'none',
    '@media': onPaper,
    selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
  },
]);

export const glyph = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Where there is little room the icon stands alone, with its text read out. */
export const toggleText = style({
  '@container': { [`${frame} (max-width: 440px)`]: visuallyHiddenRules },
});

export const problem = style({
  marginBlockEnd: space.xs,
  color: color.danger.text,
  fontSize: font.size.xs,
});

export const body = style({ position: 'relative', minInlineSize: 0 });

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.md,
  color: color.textMuted,
  fontSize: font.size.sm,
});
