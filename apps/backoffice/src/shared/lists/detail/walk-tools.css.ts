import { vars } from '@payfac/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} satisfies StyleRule;

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const position = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // A phone only has room for the title and the buttons.
  '@media': { 'screen and (max-width: 480px)': unseen },
});

/** For screen readers only; the title shows the name. */
export const name = style(unseen);
