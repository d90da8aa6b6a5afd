import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

export const avatar = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: '50%',
  background: color.primaryGround,
  color: color.primaryText,
  fontWeight: font.weight.semibold,
  textTransform: 'uppercase',
  userSelect: 'none',
});

export const sizes = styleVariants({
  small: { inlineSize: 24, blockSize: 24, fontSize: font.size.xs },
  medium: { inlineSize: 32, blockSize: 32, fontSize: font.size.xs },
  large: { inlineSize: 48, blockSize: 48, fontSize: font.size.xl },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
  letterSpacing: '-0.01em',
  lineHeight: font.line.tight,
});

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: 7,
  background: color.primary,
  outline: '1px solid transparent',
  outlineOffset: -1,
  color: color.onPrimary,
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
});

export const picture = style({
  flex: 'none',
  blockSize: 28,
  maxInlineSize: 120,
  objectFit: 'contain',
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
