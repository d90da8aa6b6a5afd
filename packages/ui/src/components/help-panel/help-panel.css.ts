import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

/** Beside the page above this width; below it, over the page's end. */
const noRoom = 'screen and (max-width: 1023px)';

export const panel = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  inlineSize: 320,
  maxInlineSize: '100%',
  minBlockSize: 0,
  borderInlineStart: `1px solid ${color.border}`,
  background: color.surface,
  '@media': {
    [noRoom]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: vars.layer.overlay,
      inlineSize: 'min(360px, 100vw - 32px)',
      boxShadow: vars.shadow.overlay,
    },
    [forcedColors]: { borderInlineStart: '2px solid CanvasText' },
    print: { display: 'none' },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: `${space.lg} ${space.lg} ${space.md}`,
});

export const title = style({
  ...type.figure,
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  minBlockSize: 0,
  padding: `0 ${space.lg} ${space.lg}`,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  fontSize: font.size.sm,
  lineHeight: font.line.normal,
});

globalStyle(`${body} :is(ul, ol)`, { margin: 0, paddingInlineStart: space.xl });
globalStyle(`${body} :is(h3, h4)`, {
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
});

export const links = style({
  display: 'grid',
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
});
export const linksTitle = style({ color: color.textMuted });
export const list = style({
  display: 'grid',
  gap: space.xs,
  listStyle: 'none',
  selectors: { [`${body} &`]: { padding: 0 } },
});
