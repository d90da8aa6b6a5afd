import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DonutChart } from './index.ts';

const parts = [
  { name: 'Visa', value: 60 },
  { name: 'Mastercard', value: 30 },
  { name: 'Discover', value: 10 },
];

const ring = () => screen.getByRole('slider', { name: 'Sales by brand' });
const reading = () => ring().getAttribute('aria-valuetext');

describe('DonutChart', () => {
  it('is read part by part with keys', async () => {
    render(<DonutChart label="Sales by brand" parts={parts} />);
    ring().focus();
    expect(reading()).toBe('Visa, 60, 60.0%');
    await userEvent.keyboard('{ArrowRight}');
    expect(reading()).toBe('Mastercard, 30, 30.0%');
    await userEvent.keyboard('{End}');
    expect(reading()).toBe('Discover, 10, 10.0%');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('100')).toBeTruthy();
  });

  it('is read by the pointer, and shows the whole again after it', () => {
    const { container } = render(<DonutChart label="Sales by brand" parts={parts} />);
    const [, mastercard] = container.querySelectorAll('figure path[class*=slice]');
    if (!mastercard) throw new Error('no slice');
    fireEvent.pointerEnter(mastercard);
    expect(reading()).toBe('Mastercard, 30, 30.0%');
    fireEvent.pointerLeave(mastercard, { pointerType: 'mouse' });
    expect(screen.getByText('Total')).toBeTruthy();
  });

  it('shares what is left when a part is hidden', async () => {
    render(<DonutChart label="Sales by brand" parts={parts} />);
    await userEvent.click(screen.getByRole('button', { name: 'Visa' }));
    ring().focus();
    expect(reading()).toBe('Mastercard, 30, 75.0%');
  });

  it('is a table at the press of a button', async () => {
    render(<DonutChart label="Sales by brand" parts={parts} kindLabel="Brand" />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'BrandValueShare',
      'Visa6060.0%',
      'Mastercard3030.0%',
      'Discover1010.0%',
    ]);
  });

  it('says the true figure of a negative part, which draws nothing', async () => {
    const signed = [
      { name: 'Sales', value: 10 },
      { name: 'Refunds', value: -5 },
    ];
    const { container } = render(<DonutChart label="Sales by brand" parts={signed} />);
    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Sales10100.0%',
      'Refunds-5—',
    ]);
    expect(container.querySelectorAll('figure path[class*=slice]')).toHaveLength(1);
    ring().focus();
    await userEvent.keyboard('{End}');
    expect(reading()).toBe('Refunds, -5, —');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Total').parentElement?.textContent).toBe('Total5');
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toContain('Refunds-5—');
  });

  it('says that there is nothing', () => {
    render(<DonutChart label="Sales by brand" parts={[{ name: 'Visa', value: 0 }]} />);
    expect(screen.getByText('No data in this period')).toBeTruthy();
  });
});
