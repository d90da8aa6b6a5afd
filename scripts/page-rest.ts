import type { Page, Request } from 'playwright';

/** In the page: until finite animations have ended, a frame has been drawn, and the main thread has nothing to do. */
const idle = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve()));
  });
};

/**
 * Follows what a page asks for, from now on.
 * @returns waits until all of it has come and is drawn. Playwright's `networkidle` is only of a page's first load.
 */
export function followRest(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    do {
      const asked = [...underWay].map(async (request) => (await request.response())?.finished());
      await Promise.allSettled(asked);
      await page.evaluate(idle);
    } while (underWay.size > 0);
  };
}
