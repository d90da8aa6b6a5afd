import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { duration, ease } = vars.motion;

/** Going is quicker than coming: nobody waits for it. */
export const OUT = '140ms';

const comeFrom = (offset: string) =>
  keyframes({ from: { opacity: 0, transform: `translateY(${offset})` } });
const below = comeFrom('-4px');
const above = comeFrom('4px');
const vanish = keyframes({ to: { opacity: 0 } });

/** What opens beside a control comes from it. */
export const floating = style({
  animation: `${below} ${duration.normal} ${ease.out}`,
  selectors: {
    '&[data-placement=top]': { animationName: above },
    '&[data-exiting]': { animation: `${vanish} ${OUT} ease-in forwards` },
  },
});
