import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const position = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The title says it to those who see it. */
export const name = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
