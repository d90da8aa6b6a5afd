import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { duration, ease } = vars.motion;

/** Exits are faster than entrances. */
export const OUT = '140ms';

const comeFrom = (offset: string) =>
  keyframes({ from: { opacity: 0, transform: `translateY(${offset})` } });
const below = comeFrom('-4px');
const above = comeFrom('4px');
const vanish = keyframes({ to: { opacity: 0 } });

/** An overlay beside a control animates from it. */
export const floating = style({
  animation: `${below} ${duration.normal} ${ease.out}`,
  selectors: {
    '&[data-placement=top]': { animationName: above },
    '&[data-exiting]': { animation: `${vanish} ${OUT} ease-in forwards` },
  },
});
