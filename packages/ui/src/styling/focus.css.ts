import { vars } from '../theme/vars.css.ts';

/** The ring of whatever has the keyboard's focus; also visible in forced colors, being an outline. */
export const focusRing = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '1px',
} as const;

/** The same ring drawn inside, for items whose neighbor or container would cover it. */
export const focusRingInside = { ...focusRing, outlineOffset: '-2px' } as const;

/** An entry of a list under the pointer in forced colors, which take its ground away. */
export const pointedAt = {
  '&[data-focused]:not([data-focus-visible])': {
    outline: '1px solid Highlight',
    outlineOffset: '-1px',
  },
} as const;
