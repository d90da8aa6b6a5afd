import { style } from '@vanilla-extract/css';

/** The rules alone, for content that is hidden conditionally. */
export const visuallyHiddenRules = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Read out, not shown. */
export const visuallyHidden = style(visuallyHiddenRules);
