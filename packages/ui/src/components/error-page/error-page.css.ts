import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'min(480px, 80dvh)',
  padding: vars.space.lg,
});

export const reference = style({ marginBlockStart: vars.space.md });
