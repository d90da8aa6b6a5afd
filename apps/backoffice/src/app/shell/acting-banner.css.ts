import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** Full width, with the exit at the end of the line. */
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: `6px ${space.lg}`,
  borderBlockEnd: `1px solid ${color.warning.border}`,
  background: color.warning.ground,
  color: color.warning.text,
  fontSize: font.size.sm,
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** A phone only has room for the name. */
export const more = style({ '@media': { 'screen and (max-width: 767px)': { display: 'none' } } });
