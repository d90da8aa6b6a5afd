import '../../base.css';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DonutChart } from '../components/donut-chart/index.ts';
import { LineChart } from '../components/line-chart/index.ts';
import { pictureOf, readPicture } from './picture.ts';

const parts = [
  { name: 'Visa', value: 60 },
  { name: 'Mastercard', value: 40 },
];

/** Number of pixels of each color in an image. */
async function colorsOf(picture: Blob): Promise<{ width: number; counts: Map<string, number> }> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data = new Uint8ClampedArray() } =
    context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return { width: bitmap.width, counts };
}

it('draws the chart with its own colors, legend and title, twice as sharp', async () => {
  render(<DonutChart label="Sales by brand" height={160} parts={parts} />);
  const figure = screen.getByRole('figure', { name: 'Sales by brand' });
  const read = readPicture(figure, 'Sales by brand', ['Visa', 'Mastercard'], {
    isHidden: () => false,
  });
  if (!read) throw new Error('There is no drawing.');
  const { width, counts } = await colorsOf(await pictureOf(read));
  expect(width).toBe((read.drawing.clientWidth + 32) * 2);
  expect(read.legend.map(({ name }) => name)).toEqual(['Visa', 'Mastercard']);
  for (const { color } of read.legend) expect(counts.get(color) ?? 0).toBeGreaterThan(2000);
});

/** Axes used another typeface, and '$' was cut off. */
it('draws the texts in the page’s typeface, with room for the longest', async () => {
  const points = [
    { x: '2026-11-01', y: 1_200_000 },
    { x: '2026-11-02', y: 1_500_000 },
  ];
  const series = [{ name: 'Sales', points }];
  const { container } = render(
    <div style={{ inlineSize: 400 }}>
      <LineChart label="Sales" series={series} formatY={(y) => `USD ${y.toFixed(2)} and more`} />
    </div>,
  );
  await waitFor(() => expect(container.querySelector('svg text')).toBeTruthy());
  const figure = screen.getByRole('figure', { name: 'Sales' });
  const read = readPicture(figure, 'Sales', ['Sales'], { isHidden: () => false });
  if (!read) throw new Error('There is no drawing.');
  const starts = [...read.drawing.querySelectorAll('text')].map(
    (text) => text.getStartPositionOfChar(0).x,
  );
  const cut = Math.max(0, ...starts.map((x) => -x));
  const { width } = await colorsOf(await pictureOf(read));
  expect(width).toBeGreaterThanOrEqual((read.drawing.clientWidth + 32 + Math.floor(cut)) * 2);
});
