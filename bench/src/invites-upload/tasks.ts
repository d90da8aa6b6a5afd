import type { Page } from 'playwright';

/** A part of the upload, and the main thread's tasks above 50 ms in it. */
export interface Part {
  readonly name: string;
  readonly ms: number;
  readonly longTasks: readonly number[];
}

/** Notes every task above 50 ms of the pages to come. */
export async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: number[] = [];
    Reflect.set(window, 'longTasks', found);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

const takeLongTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const found: unknown = Reflect.get(window, 'longTasks');
    return Array.isArray(found) ? found.splice(0).map(Number) : [];
  });

/** Does one part and tells how long it took, with its long tasks. */
export async function part(page: Page, name: string, work: () => Promise<unknown>): Promise<Part> {
  await page.waitForTimeout(500);
  await takeLongTasks(page);
  const begun = performance.now();
  await work();
  const ms = performance.now() - begun;
  // The observer is told after the task.
  await page.waitForTimeout(300);
  return { name, ms, longTasks: await takeLongTasks(page) };
}
