import '../../../base.css';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BarChart } from './index.ts';

const series = [
  {
    name: 'Sales',
    points: [
      { x: '2025-01-01', y: 1200 },
      { x: '2025-02-01', y: 3400 },
    ],
  },
  { name: 'Refunds', points: [{ x: '2025-02-01', y: -400 }] },
];

const reader = () => screen.getByRole('slider', { name: 'Volume' });
const reading = () => reader().getAttribute('aria-valuetext');

const heights = () =>
  [...document.querySelectorAll('figure svg path[class*=bars]')].map((path) =>
    Math.round(path.getBoundingClientRect().height),
  );

/** The drawing appears in the frame after layout. */
const drawn = (count: number) => expect.poll(() => heights().length).toBe(count);

describe('BarChart', () => {
  it('is read by keys, months by their names', async () => {
    render(<BarChart label="Volume" timeZone="America/New_York" series={series} />);
    reader().focus();
    expect(reading()).toBe('February 2025, Sales 3,400, Refunds -400');
    await userEvent.keyboard('{ArrowLeft}');
    expect(reading()).toBe('January 2025, Sales 1,200, Refunds –');
  });

  it('is read by the pointer anywhere above or below a bar', async () => {
    render(<BarChart label="Volume" series={series} />);
    const { width } = reader().getBoundingClientRect();
    await userEvent.hover(reader(), { position: { x: width * 0.4, y: 2 } });
    expect(reading()).toContain('January 2025');
  });

  it('piles values up, those below zero downward', async () => {
    render(<BarChart label="Volume" series={series} arrangement="stacked" />);
    await drawn(2);
    const [sales = 0, refunds = 0] = heights();
    expect(sales / refunds).toBeCloseTo(3400 / 400, 0);
  });

  it('says what a stack adds up to, of what is shown', async () => {
    render(<BarChart label="Volume" timeZone="UTC" series={series} arrangement="stacked" />);
    await userEvent.hover(reader(), { position: { x: 2, y: 2 } });
    expect(reading()).toBe('January 2025, Sales 1,200, Refunds –, Total 1,200');
    reader().focus();
    await userEvent.keyboard('{End}');
    expect(reading()).toBe('February 2025, Sales 3,400, Refunds -400, Total 3,000');
    expect(screen.getByText('Total').parentElement?.textContent).toBe('Total3,000');
    await userEvent.click(screen.getByRole('button', { name: 'Refunds' }));
    expect(reading()).toBe('February 2025, Sales 3,400');
  });

  it('has what a stack adds up to in its table, where more than one series is shown', async () => {
    render(<BarChart label="Volume" timeZone="UTC" series={series} arrangement="stacked" />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const texts = () => screen.getAllByRole('row').map((row) => row.textContent);
    expect(texts()).toEqual([
      'PeriodSalesRefundsTotal',
      'January 20251,200–1,200',
      'February 20253,400-4003,000',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Refunds' }));
    expect(texts()).toEqual(['PeriodSales', 'January 20251,200', 'February 20253,400']);
  });

  it('gives more room to what is left when a series is hidden', async () => {
    render(<BarChart label="Volume" series={series} />);
    await drawn(2);
    const [before = 0] = heights();
    await userEvent.click(screen.getByRole('button', { name: 'Refunds' }));
    await drawn(1);
    const [after = 0] = heights();
    expect(after).toBeGreaterThan(before);
  });

  it('gives categories as a table in the order given', async () => {
    const points = [
      { x: 'Visa', y: 12 },
      { x: 'Amex', y: 3 },
    ];
    render(<BarChart label="Volume" xLabel="Brand" series={[{ name: 'Count', points }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['BrandCount', 'Visa12', 'Amex3']);
  });
});
