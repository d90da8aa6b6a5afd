/** Attribute of the element a dialog focuses when it opens. */
export const autoFocusAttribute = 'data-autofocus';

/**
 * Marks a field or button for initial focus. A dialog over another dialog focuses it only once it is open: before that,
 * the lower dialog takes focus back.
 */
export const autoFocusMark = (isWanted: boolean | undefined) =>
  isWanted ? { [autoFocusAttribute]: '' } : {};
