/** The styles that every page's stylesheet starts with. */
export const frameStyles: readonly URL[] = [
  'frame.css',
  'controls.css',
  'buttons.css',
  'parts.css',
].map((name) => new URL(name, import.meta.url));
