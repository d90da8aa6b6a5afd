import { style } from '@vanilla-extract/css';
import { forcedColors } from '../styling/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minBlockSize: 24,
  paddingBlock: 2,
  cursor: 'pointer',
  selectors: { '[data-disabled] &': { cursor: 'not-allowed', color: color.textMuted } },
  '@media': { [forcedColors]: { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});

export const label = style({ fontSize: font.size.sm });

/** The native checkbox lies invisibly over the drawing, including its border. */
export const input = style({
  position: 'absolute',
  inset: -1,
  inlineSize: 'calc(100% + 2px)',
  blockSize: 'calc(100% + 2px)',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
