import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const timeline = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: space.md,
  paddingBlockEnd: space.lg,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '24px 0',
      insetInlineStart: 10.5,
      inlineSize: 1,
      background: color.border,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 22,
  blockSize: 22,
  border: '1px solid',
  borderRadius: '50%',
});

export const dot = style({
  inlineSize: 7,
  blockSize: 7,
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

const tone = (colors: { ground: string; border: string; text: string }) => ({
  background: colors.ground,
  borderColor: colors.border,
  color: colors.text,
});

export const tones = styleVariants({
  neutral: tone(color.neutral),
  success: tone(color.success),
  info: tone(color.info),
  warning: tone(color.warning),
  danger: tone(color.danger),
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const title = style({ fontSize: font.size.sm, fontWeight: font.weight.medium });
export const time = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});
