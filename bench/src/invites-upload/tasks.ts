import type { Browser, Page } from 'playwright';

/** A part of the upload, and how long tasks of the page's main thread took in it. */
export interface Part {
  readonly name: string;
  readonly ms: number;
  /** Milliseconds that the thread itself worked, of each task. */
  readonly tasks: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own time; other programs' are left out. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of every page's main thread in a trace. */
function tasksOf(text: string): number[] {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(text);
  const place = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(place),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && threads.has(place(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Does one part and tells how long it took, with the tasks of the main thread. */
export async function part(
  browser: Browser,
  page: Page,
  name: string,
  work: () => Promise<unknown>,
): Promise<Part> {
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories: ['toplevel'] });
  const begun = performance.now();
  await work();
  const ms = performance.now() - begun;
  await page.waitForTimeout(200);
  return { name, ms, tasks: tasksOf((await browser.stopTracing()).toString()) };
}
