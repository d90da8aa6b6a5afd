/** Two frames: what was changed has been measured, and what follows from its size has been drawn. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
