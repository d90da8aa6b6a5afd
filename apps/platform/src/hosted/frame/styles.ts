/** What every page of the frame is styled by; a page's own stylesheet begins with these. */
export const frameStyles: readonly URL[] = ['frame.css', 'controls.css', 'parts.css'].map(
  (name) => new URL(name, import.meta.url),
);
