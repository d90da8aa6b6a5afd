import { type Contender, makeSeries } from './contender.ts';

/** Functions the runner calls on this page. Each resolves after its effect was painted. */
export interface ChartBenchPage {
  /** Also loads the font, which a page with a chart already has. */
  prepare(contender: string, points: number): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

declare global {
  var chartBench: ChartBenchPage;
}

const frame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });

async function painted(): Promise<void> {
  await frame();
  await frame();
}

/** Registers these contenders for the runner. */
export function installChartBench(contenders: readonly Contender[]): void {
  const host = document.querySelector('main');
  if (host === null) throw new Error('No place for a chart.');
  let chosen: Contender | undefined;
  let series = makeSeries(0);
  let leave: (() => void) | undefined;

  globalThis.chartBench = {
    prepare: async (name, points) => {
      chosen = contenders.find((each) => each.name === name);
      series = makeSeries(points);
      const { fontSize, fontFamily } = getComputedStyle(document.body);
      await document.fonts.load(`${fontSize} ${fontFamily}`);
    },
    mount: async () => {
      leave = chosen?.mount(host, series);
      await painted();
    },
    unmount: async () => {
      leave?.();
      leave = undefined;
      await painted();
    },
  };
}
