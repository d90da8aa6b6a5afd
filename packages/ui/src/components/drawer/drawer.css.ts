import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styling/media.ts';
import { OUT } from '../../styling/motion.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, size } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideFrom = (offset: string) =>
  keyframes({ from: { transform: `translateX(${offset})`, opacity: 0 } });
const slide = slideFrom('24px');
const slideRightToLeft = slideFrom('-24px');
const leaveTo = (offset: string) =>
  keyframes({ to: { transform: `translateX(${offset})`, opacity: 0 } });
const leave = leaveTo('24px');
const leaveRightToLeft = leaveTo('-24px');

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  justifyContent: 'end',
  background: color.backdrop,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.duration.normal} ease-out` },
    '&[data-exiting]': { animation: `${fadeOut} ${OUT} ease-in forwards` },
  },
});

export const panel = style({
  inlineSize: '100%',
  blockSize: '100%',
  background: color.raised,
  borderInlineStart: `1px solid ${color.border}`,
  boxShadow: vars.shadow.overlay,
  '@media': { [forcedColors]: { borderInlineStart: '2px solid CanvasText' } },
  selectors: {
    '&[data-entering]': { animation: `${slide} ${motion.duration.slow} ${motion.ease.standard}` },
    '&[data-entering]:dir(rtl)': { animationName: slideRightToLeft },
    '&[data-exiting]': { animation: `${leave} ${OUT} ease-in forwards` },
    '&[data-exiting]:dir(rtl)': { animationName: leaveRightToLeft },
  },
});

/** A width between what a record needs and what the list needs. */
export const beside = style({
  inlineSize: 480,
  blockSize: '100%',
  background: color.raised,
  borderInlineStart: `1px solid ${color.border}`,
  animation: `${slide} ${motion.duration.slow} ${motion.ease.standard}`,
  '@media': { [forcedColors]: { borderInlineStart: '2px solid CanvasText' } },
  selectors: { '&:dir(rtl)': { animationName: slideRightToLeft } },
});

/** In place of the page: as wide as its content. */
export const page = style({ maxInlineSize: 640 });

export const sizes = styleVariants({
  medium: { maxInlineSize: size.drawer },
  large: { maxInlineSize: size.dialogLarge },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
});

/** As high as its content: the window scrolls. */
export const pageDialog = style({ outline: 'none' });

export const footer = style({ borderRadius: 0 });
