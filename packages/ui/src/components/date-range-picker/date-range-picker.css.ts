import { style } from '@vanilla-extract/css';
import { focusRingInside, pointedAt } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover as menuPopover } from '../menu/menu.css.ts';

const { color, font, radius, space } = vars;

export const trigger = style({
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  paddingBlock: 0,
  paddingInline: space.sm,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:disabled': { color: color.textMuted, cursor: 'not-allowed' } },
});

export const mark = style({ color: color.textMuted });

export const text = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const placeholder = style({ color: color.textSubtle });

/** Too narrow for the period names beside two months, or beside one on a phone. */
const narrow = 'screen and (max-width: 720px)';

/** Period names beside the form; above it when there is no room. */
export const panel = style({
  display: 'flex',
  '@media': { [narrow]: { display: 'block' } },
  fontFamily: font.family.sans,
});

/** Wider than a menu: the form is beside the period names. */
export const popover = style([menuPopover, { maxInlineSize: 'calc(100vw - 16px)' }]);

export const names = style({
  flex: '1 0 160px',
  maxBlockSize: 420,
  '@media': { [narrow]: { maxBlockSize: 172 } },
  padding: space.xs,
  overflowY: 'auto',
  outline: 'none',
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: 28,
  paddingInline: space.sm,
  borderRadius: radius.sm,
  fontSize: font.size.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.hover },
    '&[data-selected]': { color: color.primaryText, fontWeight: font.weight.medium },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': { [forcedColors]: { selectors: pointedAt } },
});

export const custom = style({
  padding: space.md,
  borderInlineStart: `1px solid ${color.border}`,
  '@media': {
    [narrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.border}` },
  },
});
