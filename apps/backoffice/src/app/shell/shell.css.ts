import { vars } from '@payfac/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, space, font, layer } = vars;

const along = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

/** A line along the top while the next screen's code or data is on its way. */
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '30%',
  blockSize: 2,
  background: color.primary,
  zIndex: layer.notification,
  animation: `${along} 1s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '100%' } },
});

export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minInlineSize: 0,
  inlineSize: '100%',
});

export const facilitator = style({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
  minInlineSize: 0,
});

export const person = style({
  display: 'grid',
  textAlign: 'end',
  lineHeight: font.line.tight,
  fontSize: font.size.sm,
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
});

export const role = style({ color: color.textMuted, fontSize: font.size.xs });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  fontSize: font.size.xs,
  color: color.textMuted,
});

export const logo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** Stays below the bar, above the page. */
export const outcomes = style({ display: 'grid', gap: space.sm, marginBlockEnd: space.lg });
