import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BarChart } from '../components/bar-chart/index.ts';
import { DonutChart } from '../components/donut-chart/index.ts';
import { Gauge } from '../components/gauge/index.ts';
import { HorizontalBars } from '../components/horizontal-bars/index.ts';
import { LineChart } from '../components/line-chart/index.ts';
import { Progress, ProgressRing } from '../components/progress/index.ts';
import { SegmentedBar } from '../components/segmented-bar/index.ts';
import { Sparkline } from '../components/sparkline/index.ts';

/** Whatever draws figures, with one that is no number among three. */
const drawings: Readonly<Record<string, (value: number) => ReactElement>> = {
  LineChart: (y) => <LineChart label="Volume" series={[{ name: 'Sales', points: points(y) }]} />,
  BarChart: (y) => <BarChart label="Volume" series={[{ name: 'Sales', points: points(y) }]} />,
  stacked: (y) => (
    <BarChart
      label="Volume"
      arrangement="stacked"
      series={[
        { name: 'Sales', points: points(y) },
        { name: 'Refunds', points: points(2) },
      ]}
    />
  ),
  Sparkline: (value) => <Sparkline label="Volume" values={[1, value, 3]} />,
  DonutChart: (value) => <DonutChart label="Volume" parts={parts(value)} />,
  HorizontalBars: (value) => <HorizontalBars label="Volume" bars={parts(value)} />,
  SegmentedBar: (value) => <SegmentedBar label="Volume" segments={parts(value)} />,
  Gauge: (value) => <Gauge label="Volume" value={value} />,
  Progress: (value) => <Progress label="Volume" value={value} />,
  ProgressRing: (value) => <ProgressRing label="Volume" value={value} />,
};

const points = (y: number) => [
  { x: '2026-03-01', y: 1 },
  { x: '2026-03-02', y },
  { x: '2026-03-03', y: 3 },
];
const parts = (value: number) =>
  [1, value, 3].map((each, place) => ({ name: `Part ${place}`, value: each, text: '' }));

afterEach(() => void vi.restoreAllMocks());

/** Attributes of what is drawn that are no numbers. */
const wrong = (container: Element): readonly string[] =>
  [...container.querySelectorAll('svg, svg *, [style]')]
    .flatMap((element) => [...element.attributes])
    .filter(({ value }) => /NaN|Infinity/.test(value))
    .map(({ name, value }) => `${name}=${value}`);

/** The drawing appears in the frame after layout. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

it.each(
  Object.entries(drawings).flatMap(([name, draw]) =>
    [Number.NaN, Infinity, -Infinity].map((value) => [name, value, draw] as const),
  ),
)('%s draws the other figures beside %d', async (_name, value, draw) => {
  const complained = vi.spyOn(console, 'error');
  const { container } = render(draw(value));
  await drawn();
  await expect
    .poll(() => container.querySelectorAll('svg *, progress, [role=progressbar]').length)
    .toBeGreaterThan(0);
  expect(wrong(container)).toEqual([]);
  expect(complained).not.toHaveBeenCalled();
});
