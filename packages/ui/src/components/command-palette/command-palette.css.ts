import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { panel as dialogPanel } from '../modal/modal.css.ts';
import { spinnerSize } from '../spinner/spinner.css.ts';

const { color, space, font, radius } = vars;

export const panel = style([
  dialogPanel,
  { maxInlineSize: vars.size.dialogMedium, overflow: 'hidden' },
]);

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(70dvh, 520px)',
  outline: 'none',
});

export const field = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.md,
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.border}`,
});

/** Icon and spinner have the same size, so that the text beside them doesn't move. */
export const glass = style({
  display: 'flex',
  flex: 'none',
  color: color.textMuted,
  vars: { [spinnerSize]: '18px' },
});

/** The palette is only this field, so focus needs no ring. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontSize: font.size.sm,
  outline: 'none',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
});

export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space.sm,
  scrollPaddingBlock: 40,
  selectors: { '&:empty': { padding: 0 } },
});

export const heading = style({
  padding: `${space.sm} ${space.sm} ${space.xs}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: 40,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  fontSize: font.size.sm,
  cursor: 'pointer',
});

export const active = style({
  background: color.active,
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});

export const icon = style({
  display: 'flex',
  flex: 'none',
  minInlineSize: 16,
  color: color.textMuted,
});
export const texts = style({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const description = style({ color: color.textMuted, fontSize: font.size.xs });

export const empty = style({
  margin: 0,
  padding: `${space.xl} ${space.lg}`,
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'center',
});
