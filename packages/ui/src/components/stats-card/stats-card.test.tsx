import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StatsCard, type StatsCardProps } from './index.ts';

function show(props: Partial<StatsCardProps> = {}) {
  const onRangeChange = vi.fn();
  render(
    <StatsCard
      title="Refunds"
      value="$120.00"
      range={{ id: 'today' }}
      onRangeChange={onRangeChange}
      {...props}
    />,
  );
  return onRangeChange;
}

async function openRanges() {
  await userEvent.click(screen.getByRole('button', { name: /^Date range/ }));
  await screen.findByRole('menu');
}

describe('StatsCard', () => {
  it('offers the ranges in order, without all and custom unless asked for [STATS-03]', async () => {
    show();
    await openRanges();
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'Today',
      'Yesterday',
      'Last 24 Hours',
      'Last 48 Hours',
      'Last 7 Days',
      'Last 30 Days',
      'Last 60 Days',
      'This Month',
      'Last Month',
      'This Quarter',
      'Last Quarter',
      'This Year',
      'Last Year',
    ]);
  });

  it('changes the range', async () => {
    const onRangeChange = show({ hasAllRange: true, hiddenRanges: ['yesterday'] });
    await openRanges();
    expect(screen.queryByRole('menuitemradio', { name: 'Yesterday' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'All' }));
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ id: 'all' });
  });

  it('takes a custom range over only when confirmed with two valid dates [STATS-05, STATS-07]', async () => {
    let dates: string[] = [];
    const onRangeChange = show({
      customRange: ({ onConfirm }) => (
        <button type="button" onClick={() => onConfirm(dates)}>
          Apply
        </button>
      ),
    });
    await openRanges();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Custom Range' }));
    expect(onRangeChange).not.toHaveBeenCalled();
    dates = ['2026-03-01'];
    await userEvent.click(screen.getByText('Apply'));
    expect(onRangeChange).not.toHaveBeenCalled();
    dates = ['2026-03-01', '2026-03-09'];
    await userEvent.click(screen.getByText('Apply'));
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({
      id: 'custom',
      from: '2026-03-01',
      to: '2026-03-09',
    });
    expect(screen.queryByText('Apply')).toBeNull();
  });

  it('leads from the value to its list and explains the percentage [STATS-01]', async () => {
    show({ href: '/reporting', percentage: { value: '1.20%', formula: 'Refunds / sales × 100' } });
    expect(screen.getByRole('link', { name: '$120.00' }).getAttribute('href')).toBe('/reporting');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tooltip').textContent).toBe('Refunds / sales × 100');
  });

  it('explains the percentage on a press too, for touch screens', async () => {
    show({ percentage: { value: '1.20%', formula: 'Refunds / sales × 100' } });
    await userEvent.click(screen.getByRole('button', { name: /^1.20%/ }));
    expect(screen.getByRole('tooltip').textContent).toBe('Refunds / sales × 100');
  });

  it('leaves the range as it was on Escape', async () => {
    const onRangeChange = show({ customRange: () => <input aria-label="From" /> });
    await openRanges();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Custom Range' }));
    expect(screen.getByRole('dialog', { name: 'Custom Range' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onRangeChange).not.toHaveBeenCalled();
  });

  it('says that it loads and shows no old value meanwhile', () => {
    show({ isLoading: true, error: 'Could not load' });
    const card = screen.getByRole('region', { name: 'Refunds' });
    expect(card.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText('$120.00')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows why there is no value and loads again', async () => {
    const onRetry = vi.fn();
    show({ error: 'Could not load', onRetry });
    expect(screen.getByRole('alert').textContent).toContain('Could not load');
    expect(screen.queryByText('$120.00')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('writes its period out only where it is not the page’s', () => {
    const pageRange = { id: 'last30Days' } as const;
    show({ range: pageRange, pageRange });
    expect(screen.getByRole('button', { name: 'Date range: Last 30 Days' }).textContent).toBe('');
    cleanup();
    show({ range: { id: 'today' }, pageRange });
    expect(screen.getByRole('button', { name: 'Date range: Today' }).textContent).toBe('Today');
  });

  it('opens its own filters from its menu, and closes them', async () => {
    show({
      filters: {
        label: 'Filter Refunds',
        children: (close) => (
          <button type="button" onClick={close}>
            Apply
          </button>
        ),
      },
    });
    await openRanges();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Filter Refunds' }));
    const panel = screen.getByRole('dialog', { name: 'Filter Refunds' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a figure of now has no period', () => {
    show({ range: undefined });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('writes a hero’s cents as an amount, its detail beside it', () => {
    show({ rank: 'hero', value: 85_023_211, detail: '8,768 payments', href: '/list' });
    expect(screen.getByRole('link').textContent).toBe('$850,232.11');
    expect(screen.getByText('8,768 payments')).toBeTruthy();
  });
});
