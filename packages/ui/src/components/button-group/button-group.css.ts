import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({ display: 'inline-flex', maxInlineSize: '100%' });

/** Joined: square inner corners, overlapping inner borders, the active one on top. */
globalStyle(`${group} > :not(:first-child)`, {
  marginInlineStart: -1,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${group} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${group} > :is(:hover, :focus-visible)`, { zIndex: 1 });

/** Borderless buttons are separated by a line. */
export const apart = style({});
globalStyle(`${apart} > :not(:first-child)`, { marginInlineStart: 1 });
