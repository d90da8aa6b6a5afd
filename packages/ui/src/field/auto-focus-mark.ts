/** Attribute of what a dialog gives the focus to when it opens. */
export const autoFocusAttribute = 'data-autofocus';

/**
 * Marks a field or button that asks for the focus. A dialog over another dialog gives it only once it
 * is open: before that, the one below takes any focus back.
 */
export const autoFocusMark = (isWanted: boolean | undefined) =>
  isWanted ? { [autoFocusAttribute]: '' } : {};
