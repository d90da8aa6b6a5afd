/** Name of an entry of the menu, which says how much waits there once that is known. */
export const entryNamed = (label: string): RegExp =>
  new RegExp(`^${label}(, \\d+ (waiting|unread))?$`);
