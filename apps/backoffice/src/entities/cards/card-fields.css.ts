import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

/** As high as the fields, so that what stands below stays where it is when they come. */
export const frame = style({ minBlockSize: 57 });

/** Stands where a card is entered or chosen, as high as that, so that the form does not jump. */
export const cardHint = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 57,
  paddingInline: space.md,
  borderRadius: radius.md,
  background: color.sunken,
  color: color.textMuted,
  fontSize: font.size.sm,
});
