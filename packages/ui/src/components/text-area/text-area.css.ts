import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const textArea = style([
  input,
  { display: 'block', paddingBlock: vars.space.xs, minBlockSize: vars.size.control },
]);

export const resizable = style({ resize: 'vertical' });

/** Grows with its text where the browser can size fields by content. */
export const growing = style({ resize: 'none', fieldSizing: 'content' });
