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
  // A phone has room for the title and the buttons alone.
  '@media': { 'screen and (max-width: 480px)': unseen },
});

/** The title says it to those who see it. */
export const name = style(unseen);
