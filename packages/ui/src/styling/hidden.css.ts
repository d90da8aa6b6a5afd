import { style } from '@vanilla-extract/css';

/** The rules by themselves, for what is hidden under a condition only. */
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
