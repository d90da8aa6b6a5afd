import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { font, space } = vars;

export const value = style({
  margin: 0,
  marginBlock: space.sm,
  fontSize: font.size.xl,
});

export const note = style({ margin: 0 });
