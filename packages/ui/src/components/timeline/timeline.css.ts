import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

const MARKER = 24;

export const timeline = style({ padding: 0, listStyle: 'none' });

/** One line from the first marker to the last, behind them. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER}px minmax(0, 1fr)`,
  columnGap: space.md,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: 20 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${MARKER / 2}px ${-MARKER / 2}px`,
      insetInlineStart: MARKER / 2 - 0.5,
      borderInlineStart: `1px solid ${color.borderControl}`,
    },
  },
});

export const marker = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARKER,
  blockSize: MARKER,
  border: '1px solid',
  borderRadius: '50%',
});

interface ToneColors {
  ground: string;
  text: string;
  border: string;
}

const toneColors = {
  neutral: color.neutral,
  success: color.success,
  info: color.info,
  warning: color.warning,
  danger: color.danger,
} as const;

export const tones = styleVariants(toneColors, ({ ground, text, border }: ToneColors) => ({
  background: ground,
  borderColor: border,
  color: text,
}));

/** After the tones, whose background and border it replaces; its color is the tone's. */
export const dot = style({
  inlineSize: 10,
  blockSize: 10,
  margin: (MARKER - 10) / 2,
  border: 0,
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

export const content = style({
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlockStart: 2,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const title = style({
  minInlineSize: 0,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const amount = style({
  unicodeBidi: 'plaintext',
  marginInlineStart: 'auto',
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const detail = style({ color: color.textMuted, fontSize: font.size.sm });

/** A date with its time: left to right in every script, unless its own words differ. */
export const time = style({ unicodeBidi: 'plaintext' });

export const meta = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const actor = style({
  /** The line may break after the dot, not before it. */
  selectors: { '&::before': { content: '"\\00a0· "' } },
});
