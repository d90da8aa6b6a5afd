/** Accessible name of a menu entry, which includes its count once known. */
export const entryNamed = (label: string): RegExp =>
  new RegExp(`^${label}(, \\d+ (waiting|unread))?$`);
