import { type Contender, makeRows } from './contender.ts';
import { ours } from './ours.tsx';
import { plain } from './plain.tsx';
import { raw } from './raw.ts';
import { tanstack } from './tanstack.tsx';

export interface ScrollOutcome {
  /** Frames that took more than 25 ms. */
  readonly long: number;
  /** Frames without a row in the middle of the view. */
  readonly blank: number;
  readonly frames: number;
}

/** What the runner asks of this page. Each answers after what it did was painted. */
export interface TableBenchPage {
  prepare(contender: string, rows: number): void;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  press(control: 'sort' | 'all'): Promise<void>;
  scroll(frames: number): Promise<ScrollOutcome>;
}

declare global {
  var tableBench: TableBenchPage;
}

const contenders: readonly Contender[] = [raw, plain, tanstack, ours];
const controls = { sort: 'thead button', all: 'thead input' } as const;
const data = new Map([50, 10_000].map((count) => [count, makeRows(count)]));
const pixelsAFrame = 900;
const longFrame = 25;

let chosen: Contender | undefined;
let count = 0;
let leave: (() => void) | undefined;

const frame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });

async function painted(): Promise<void> {
  await frame();
  await frame();
}

function host(): Element {
  const element = document.querySelector('main');
  if (element === null) throw new Error('No place for a table.');
  return element;
}

function scroller(): Element {
  const element = document.querySelector('table')?.parentElement;
  if (!element) throw new Error('No table is mounted.');
  return element;
}

globalThis.tableBench = {
  prepare: (name, rows) => {
    chosen = contenders.find((each) => each.name === name);
    count = rows;
  },
  mount: async () => {
    leave = chosen?.mount(host(), data.get(count) ?? []);
    await painted();
  },
  unmount: async () => {
    leave?.();
    leave = undefined;
    await painted();
  },
  press: async (control) => {
    const element = document.querySelector<HTMLElement>(controls[control]);
    if (element === null) throw new Error(`No control for ${control}.`);
    element.click();
    await painted();
  },
  scroll: async (frames) => {
    const element = scroller();
    const { left, top } = element.getBoundingClientRect();
    let long = 0;
    let blank = 0;
    let before = await frame();
    for (let at = 0; at < frames; at += 1) {
      element.scrollTop += pixelsAFrame;
      const now = await frame();
      if (now - before > longFrame) long += 1;
      before = now;
      const middle = document.elementFromPoint(left + 200, top + element.clientHeight / 2);
      if (middle?.closest('td, tbody th') === null || middle?.textContent === '') blank += 1;
    }
    return { long, blank, frames };
  },
};
