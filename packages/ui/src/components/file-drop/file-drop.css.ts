import { style, styleVariants } from '@vanilla-extract/css';
import { beyondLine } from '../../styling/beside-line.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size: sizes, space } = vars;

/** The whole area is the native input, which lies invisibly over it and accepts drops itself. */
export const place = style({
  position: 'relative',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: 96,
  padding: space.md,
  borderStyle: 'dashed',
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'center',
  selectors: {
    '&[data-over]': { borderColor: color.primaryText, background: color.primaryGround },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
});

export const upload = style({ flex: 'none' });

export const choose = style({
  color: color.primaryText,
  fontWeight: font.weight.medium,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const list = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  marginBlockStart: space.sm,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  fontSize: font.size.sm,
});

/** Centered on the first line of the name. */
export const buttons = style({
  display: 'flex',
  flex: 'none',
  marginBlock: beyondLine(sizes.controlSmall, font.size.sm, font.line.normal),
  selectors: { '&:empty': { display: 'none' } },
});

const mark = style({ flex: 'none', marginBlockStart: 2 });

export const marks = styleVariants({
  waiting: [mark, { color: color.textMuted }],
  sending: [mark, { color: color.textMuted }],
  done: [mark, { color: color.success.text }],
  failed: [mark, { color: color.danger.text }],
});

export const texts = style({ display: 'grid', flex: 1, gap: space.xxs, minInlineSize: 0 });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space.sm });

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const size = style({
  flex: 'none',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({ inlineSize: '100%', blockSize: 6, accentColor: color.primaryText });

export const outcomes = styleVariants({
  waiting: { color: color.textMuted },
  sending: { color: color.textMuted },
  done: { color: color.success.text },
  failed: { color: color.danger.text },
});
