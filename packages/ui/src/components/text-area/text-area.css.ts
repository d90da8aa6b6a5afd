import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { aboveLine } from '../../styling/beside-line.ts';
import { vars } from '../../theme/vars.css.ts';

const { font, size } = vars;

export const textArea = style([
  input,
  {
    display: 'block',
    paddingBlock: aboveLine(`(${size.control} - 2px)`, font.size.sm, font.line.normal),
    minBlockSize: size.control,
  },
]);

export const resizable = style({ resize: 'vertical' });

/** Grows with its text where the browser can size fields by content. */
export const growing = style({ resize: 'none', fieldSizing: 'content' });
