import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { aboveLine } from '../../styling/beside-line.ts';
import { forcedColors } from '../../styling/media.ts';
import { OUT } from '../../styling/motion.css.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font, motion } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  padding: space.lg,
  paddingBlockStart: `clamp(${space.lg}, 12vh, 120px)`,
  overflowY: 'auto',
  background: color.backdrop,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.duration.normal} ease-out` },
    '&[data-exiting]': { animation: `${fadeOut} ${OUT} ease-in forwards` },
  },
});

export const panel = style({
  inlineSize: '100%',
  background: color.raised,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  border: `1px solid ${color.border}`,
  '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
  selectors: {
    '&[data-entering]': { animation: `${rise} ${motion.duration.slow} ${motion.ease.standard}` },
  },
});

export const sizes = styleVariants({
  small: { maxInlineSize: size.dialogSmall },
  medium: { maxInlineSize: size.dialogMedium },
  large: { maxInlineSize: size.dialogLarge },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(84dvh, 960px)',
  outline: 'none',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.md,
  padding: `${space.lg} ${space.lg} 0 20px`,
});

/** A long id without spaces breaks before it pushes the buttons out of the dialog. */
export const title = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: aboveLine(size.control, font.size.xl, font.line.figure),
  ...type.figure,
  textWrap: 'balance',
});

/** On one line with the tools; the title is below. */
export const lead = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ...type.text,
  color: color.textMuted,
  paddingBlock: aboveLine(size.control, font.size.sm, font.line.normal),
});

export const below = style({ flex: '1 0 100%', paddingBlock: 0 });

export const back = style({ margin: 0, ...type.text, color: color.textMuted });

export const pageHeader = style({ paddingInline: 0, paddingBlockStart: space.sm });

export const pageBody = style({ paddingBlock: space.md, fontSize: font.size.sm });

export const tools = style({ display: 'flex', alignItems: 'center', gap: space.xs, flex: 'none' });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: `${space.md} 20px 20px`,
  overflowY: 'auto',
  fontSize: font.size.sm,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.sm,
  padding: `${space.md} 20px`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.ground,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
});
