import type { Browser, Page } from 'playwright';

/** A part of the upload, with its main thread tasks. */
export interface Part {
  readonly name: string;
  readonly ms: number;
  /** CPU time of each task, in milliseconds. */
  readonly tasks: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own CPU time; other programs are excluded. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Main thread tasks of every page in a trace. */
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

/** Measures parts, each from a page at rest to a page at rest. */
export const measureParts =
  (browser: Browser, page: Page, rest: () => Promise<void>) =>
  async (name: string, work: () => Promise<unknown>): Promise<Part> => {
    await rest();
    await browser.startTracing(page, { categories: ['toplevel'] });
    const begun = performance.now();
    await work();
    const ms = performance.now() - begun;
    await rest();
    return { name, ms, tasks: tasksOf((await browser.stopTracing()).toString()) };
  };
