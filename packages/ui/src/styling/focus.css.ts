import { vars } from '../theme/vars.css.ts';

/** The keyboard focus ring; an outline, so it is visible in forced colors. */
export const focusRing = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '1px',
} as const;

/** The same ring drawn inside, for items whose neighbor or container would cover it. */
export const focusRingInside = { ...focusRing, outlineOffset: '-2px' } as const;

/** A hovered list entry in forced colors, which remove its background. */
export const pointedAt = {
  '&[data-focused]:not([data-focus-visible])': {
    outline: '1px solid Highlight',
    outlineOffset: '-1px',
  },
} as const;
