/** The styles that every page's stylesheet starts with. */
export const frameStyles: readonly URL[] = ['frame.css', 'controls.css', 'parts.css'].map(
  (name) => new URL(name, import.meta.url),
);
