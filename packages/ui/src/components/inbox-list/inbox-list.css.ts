import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.sm });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: space.sm,
  padding: `${space.md} ${space.sm} ${space.md} ${space.lg}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 18,
      insetInlineStart: 4,
      inlineSize: 7,
      blockSize: 7,
      borderRadius: '50%',
      background: color.primaryText,
      forcedColorAdjust: 'none',
    },
  },
});

export const icon = style({ display: 'flex', paddingBlockStart: 2, color: color.textMuted });
export const texts = style({ display: 'grid', gap: 2, minInlineSize: 0 });
export const title = style({ overflowWrap: 'anywhere' });
export const unread = style({ fontWeight: font.weight.semibold });
export const detail = style({ color: color.textMuted, overflowWrap: 'anywhere' });
export const time = style({
  unicodeBidi: 'plaintext',
  color: color.textSubtle,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const empty = style({
  padding: space.xl,
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'center',
});
