import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

/** A cell of a table, by element and by role, and what is as dense as one. */
const IN_CELL = ':is(td, th, [role=cell], [role=gridcell], [role=rowheader], [data-dense]) &';

interface ToneColors {
  ground: string;
  text: string;
  border: string;
  solid: string;
}

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  border: '1px solid',
  borderRadius: vars.radius.full,
  fontWeight: font.weight.medium,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    /** In a table many badges stack up: a word and its dot, without a background that would outshine the figures. */
    [IN_CELL]: { padding: 0, border: 0, background: 'none', verticalAlign: 'baseline' },
  },
});

export const sizes = styleVariants({
  small: { paddingInline: 6, paddingBlock: 0, fontSize: font.size.xs },
  medium: { paddingInline: space.sm, paddingBlock: 2, fontSize: font.size.xs },
});

const tone = (colors: ToneColors) => ({
  background: colors.ground,
  borderColor: colors.border,
  color: colors.text,
});

const primary: ToneColors = {
  ground: color.primaryGround,
  text: color.primaryText,
  border: color.primaryBorder,
  solid: color.primaryText,
};

const toneColors = {
  neutral: color.neutral,
  primary,
  success: color.success,
  info: color.info,
  warning: color.warning,
  danger: color.danger,
  review: color.status.review,
  approved: color.status.approved,
  declined: color.status.declined,
  smsSent: color.status.smsSent,
  smsValid: color.status.smsValid,
  identity: color.status.identity,
} as const;

export const tones = styleVariants(toneColors, tone);

export const dots = styleVariants(toneColors, ({ solid }: ToneColors) => ({
  background: solid,
}));

/** Text color of a tone, used without a background. */
export const words = styleVariants(toneColors, ({ text: ink }: ToneColors) => ({ color: ink }));

/** Same size as the surrounding cell text. */
export const state = style({ selectors: { [IN_CELL]: { gap: 6, fontSize: font.size.sm } } });
export const expected = style({ selectors: { [IN_CELL]: { color: color.textMuted } } });
export const quiet = style({ color: color.textMuted });

export const dot = style({
  flex: 'none',
  inlineSize: 6,
  blockSize: 6,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

/** Automatic progress is quiet: a ring, and a word in the surrounding text color. */
export const ring = style({
  boxSizing: 'border-box',
  inlineSize: 8,
  blockSize: 8,
  border: '2px solid',
  borderColor: color.info.solid,
  background: 'none',
});

/** Aligned with the baseline of the neighboring cells. */
export const text = style({
  alignSelf: 'baseline',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});
