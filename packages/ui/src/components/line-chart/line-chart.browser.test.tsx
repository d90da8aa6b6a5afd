import '../../../base.css';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiLocaleProvider } from '../../locale/index.ts';
import { LineChart, type LineChartProps } from './index.ts';

const series = [
  {
    name: 'Sales',
    points: [
      { x: '2025-03-08', y: 1200 },
      { x: '2025-03-09', y: 3400 },
      { x: '2025-03-10', y: 900 },
    ],
  },
  { name: 'Refunds', points: [{ x: '2025-03-09', y: 40 }] },
];

const noPoints = series.map(({ name }) => ({ name, points: [] }));

function show(props: Partial<LineChartProps> = {}) {
  render(<LineChart label="Card volume" timeZone="America/New_York" series={series} {...props} />);
}

const reader = () => screen.getByRole('slider', { name: 'Card volume' });
const reading = () => reader().getAttribute('aria-valuetext');
const labels = () => [...document.querySelectorAll('figure text')].map((text) => text.textContent);
const lines = () =>
  [...document.querySelectorAll('figure svg g > path[class*=line]')].map(
    (path) => path.getAttribute('d') ?? '',
  );
/** The points of a path of moves and lines. */
const pointsOf = (path = '') =>
  [...path.matchAll(/(?<x>[\d.-]+) (?<y>[\d.-]+)/g)].map(
    ({ groups }) => [Number(groups?.['x']), Number(groups?.['y'])] as const,
  );
/** The drawing appears in the frame after layout. */
const drawn = (count: number) => expect.poll(() => lines().length).toBe(count);

afterEach(async () => {
  await page.viewport(1200, 800);
});

describe('LineChart', () => {
  it('is read by keys from the newest point on', async () => {
    show({ formatY: (y) => `$${y}` });
    reader().focus();
    expect(reading()).toBe('Mar 10, 2025, Sales $900, Refunds –');
    await userEvent.keyboard('{ArrowLeft}');
    expect(reading()).toBe('Mar 9, 2025, Sales $3400, Refunds $40');
    expect(screen.getAllByText('$3400')).toHaveLength(1);
    await userEvent.keyboard('{Home}');
    expect(reading()).toBe('Mar 8, 2025, Sales $1200, Refunds –');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('$1200')).toBeNull();
  });

  it('draws the line to figures that still grow dashed, and the others whole', async () => {
    show({ provisionalFrom: '2025-03-10' });
    // Sales: two final points, then the segment to the third; refunds are final.
    await drawn(3);
    const dashes = [...document.querySelectorAll('figure svg g > path[class*=line]')].map(
      (path) => getComputedStyle(path).strokeDasharray,
    );
    expect(dashes.filter((each) => each !== 'none')).toHaveLength(1);
    expect(lines().map((line) => pointsOf(line).length)).toEqual([2, 2, 1]);
  });

  it('is read by the pointer at the nearest point', async () => {
    show();
    const { width, height } = reader().getBoundingClientRect();
    await userEvent.hover(reader(), { position: { x: width * 0.45, y: height / 2 } });
    expect(reading()).toContain('Mar 9, 2025');
    expect(screen.getByText('3,400')).toBeTruthy();
    await userEvent.unhover(reader());
    expect(screen.queryByText('3,400')).toBeNull();
  });

  it('names the midnights of the zone on the day the clock advances', async () => {
    show();
    await drawn(2);
    expect(labels()).toEqual(expect.arrayContaining(['Mar 8', 'Mar 9', 'Mar 10']));
  });

  it('writes dates and numbers in the language around', async () => {
    render(
      <UiLocaleProvider locale="de-DE">
        <LineChart label="Card volume" timeZone="America/New_York" series={series} />
      </UiLocaleProvider>,
    );
    await drawn(2);
    expect(labels()).toEqual(expect.arrayContaining(['8. März', '2.000']));
    expect(reading()).toBe('10. März 2025, Sales 900, Refunds –');
  });

  it('hides and shows a series from its legend', async () => {
    show();
    const sales = screen.getByRole('button', { name: 'Sales' });
    await drawn(2);
    await userEvent.click(sales);
    await drawn(1);
    expect(sales.getAttribute('aria-pressed')).toBe('false');
    expect(reading()).toBe('Mar 9, 2025, Refunds 40');
  });

  it('gives its figures as a table of the same height', async () => {
    show();
    const figure = screen.getByRole('figure', { name: 'Card volume' });
    const before = figure.getBoundingClientRect().height;
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('table', { name: 'Card volume' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'PeriodSalesRefunds',
      'Mar 8, 20251,200–',
      'Mar 9, 20253,40040',
      'Mar 10, 2025900–',
    ]);
    expect(figure.getBoundingClientRect().height).toBe(before);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('fits its surroundings again when they change', async () => {
    show();
    await drawn(2);
    const end = () => Math.max(...pointsOf(lines()[0]).map(([x]) => x));
    expect(end()).toBeGreaterThan(1000);
    await page.viewport(360, 700);
    await expect.poll(end).toBeLessThan(360);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  it('draws ten thousand points as no more than four a pixel, the peak among them', async () => {
    const points = Array.from({ length: 10_000 }, (_, hour) => ({
      x: new Date(Date.UTC(2025, 0, 1, hour)),
      y: hour === 4_321 ? 100 : 1,
    }));
    show({ series: [{ name: 'Sales', points }], height: 242 });
    await drawn(1);
    const heights = pointsOf(lines()[0]).map(([, y]) => y);
    expect(heights.length).toBeLessThanOrEqual(4 * 1200);
    expect(Math.min(...heights)).toBe(8);
  });

  it.each([
    ['without points', { series: noPoints }, 'No data in this period'],
    ['while loading', { series: noPoints, isLoading: true }, 'Loading'],
  ])('keeps its height %s', (_, props, text) => {
    show({ height: 200 });
    const full = screen.getByRole('figure').getBoundingClientRect().height;
    cleanup();
    show({ height: 200, ...props });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('figure').getBoundingClientRect().height).toBe(full);
    expect(screen.getByRole('button', { name: 'Show as table' })).toHaveProperty('disabled', true);
  });
});
