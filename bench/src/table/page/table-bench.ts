import { type Contender, makeRows, type Parts, ROW_HEIGHT, sortRows } from './contender.ts';

export interface ScrollOutcome {
  /** Frames longer than 25 ms. */
  readonly long: number;
  /** Frames without a row in the middle of the viewport. */
  readonly blank: number;
  readonly frames: number;
}

/** Functions the runner calls on this page. Each resolves after its effect was painted. */
export interface TableBenchPage {
  /** @param contender its name; defaults to the page's first */
  prepare(rows: number, contender?: string): void;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  press(control: 'sort' | 'all'): Promise<void>;
  /** Waits until rows are sorted: some tables sort after they paint. */
  sorted(): Promise<void>;
  /** Does nothing, to measure the cost of the call itself. */
  rest(): Promise<void>;
  /** Reverses direction at either end. */
  scroll(frames: number, pixelsAFrame: number): Promise<ScrollOutcome>;
}

declare global {
  var tableBench: TableBenchPage;
}

const table: Parts = {
  sort: 'thead button',
  all: 'thead input',
  scroller: ':has(> table)',
  cell: 'td, tbody th',
};
const data = new Map([50, 10_000].map((count) => [count, makeRows(count)]));
/** Amounts as shown, ascending. */
const ordered = new Map(
  [...data].map(([count, rows]) => [
    count,
    sortRows(rows, 'ascending').map(({ amount }) => String(amount)),
  ]),
);
const longFrame = 25;
const framesUntilSorted = 120;

const frame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });

async function painted(): Promise<void> {
  await frame();
  await frame();
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** For tables that ignore the pointer while scrolling. */
const hasCellAt = (cell: string, y: number): boolean =>
  [...document.querySelectorAll(cell)].some((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top <= y && y < bottom && each.textContent !== '';
  });

/** The first two amounts in either order appear one below the other. */
function isSorted(cell: string, amounts: readonly string[]): boolean {
  const cells = [...document.querySelectorAll(cell)];
  const topsOf = (text: string | undefined) =>
    cells
      .filter((each) => each.textContent === text)
      .map((each) => each.getBoundingClientRect().top);
  const ends = [amounts.slice(0, 2), amounts.slice(-2).toReversed()];
  return ends.some(([first, second]) =>
    topsOf(first).some((top) =>
      topsOf(second).some((below) => below > top && below - top < 2 * ROW_HEIGHT),
    ),
  );
}

/** Registers these contenders for the runner. */
export function installTableBench(contenders: readonly Contender[]): void {
  let chosen: Contender | undefined;
  let count = 0;
  let leave: (() => void) | undefined;
  const part = (name: keyof Parts) => chosen?.parts?.[name] ?? table[name];

  globalThis.tableBench = {
    prepare: (rows, name) => {
      chosen = contenders.find((each) => name === undefined || each.name === name);
      count = rows;
    },
    mount: async () => {
      leave = chosen?.mount(element('main'), data.get(count) ?? []);
      await painted();
    },
    unmount: async () => {
      leave?.();
      leave = undefined;
      await painted();
    },
    press: async (control) => {
      element(part(control)).click();
      await painted();
    },
    sorted: async () => {
      const amounts = ordered.get(count) ?? [];
      for (let left = framesUntilSorted; !isSorted(part('cell'), amounts); left -= 1) {
        if (left === 0) throw new Error(`${chosen?.name ?? ''} did not sort.`);
        await frame();
      }
    },
    rest: painted,
    scroll: async (frames, pixelsAFrame) => {
      const scroller = element(part('scroller'));
      const cell = part('cell');
      const { left, top } = scroller.getBoundingClientRect();
      let long = 0;
      let blank = 0;
      let step = pixelsAFrame;
      let before = await frame();
      for (let at = 0; at < frames; at += 1) {
        const from = scroller.scrollTop;
        scroller.scrollTop += step;
        if (scroller.scrollTop === from) step = -step;
        const now = await frame();
        if (now - before > longFrame) long += 1;
        before = now;
        const middle = document.elementFromPoint(left + 200, top + scroller.clientHeight / 2);
        if (
          !middle?.closest(cell)?.textContent &&
          !hasCellAt(cell, top + scroller.clientHeight / 2)
        )
          blank += 1;
      }
      return { long, blank, frames };
    },
  };
}
