import { style, styleVariants } from '@vanilla-extract/css';
import { blockLabel } from '../../field/field.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, size, space } = vars;

export const group = style({ margin: 0, padding: 0, border: 0 });
export const legend = style([blockLabel, { padding: 0 }]);

const base = style({ display: 'flex', flexWrap: 'wrap' });

export const options = styleVariants({
  vertical: [base, { flexDirection: 'column', gap: space.xs }],
  horizontal: [base, { columnGap: space.lg, rowGap: space.xs }],
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minBlockSize: 24,
  paddingBlock: 2,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed' } },
  '@media': { [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
});

/** The native radio button, restyled with the theme's colors in every state. */
export const radio = style({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  marginBlockStart: 2,
  appearance: 'none',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:checked': { borderWidth: 5, borderColor: color.primaryText },
    '&:focus-visible': { outline: `${size.focusRing} solid ${color.focus}`, outlineOffset: 1 },
    '[data-state="error"] &:not(:checked)': { borderColor: color.danger.solid },
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&:disabled:checked': { background: color.surface, borderColor: color.borderStrong },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:checked': { borderColor: 'Highlight' },
        '&:disabled, &:disabled:checked': { borderColor: 'GrayText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const description = style({
  display: 'block',
  color: color.textMuted,
  fontSize: font.size.sm,
});
