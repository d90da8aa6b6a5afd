import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateRangePicker } from './index.ts';

beforeEach(async () => {
  await page.viewport(1000, 800);
});

async function open() {
  const value = { id: 'custom', from: '2026-10-28', to: '2026-11-14' } as const;
  render(<DateRangePicker label="Created" defaultValue={value} />);
  await userEvent.click(screen.getByRole('button', { name: /^Created/ }));
  await screen.findAllByRole('grid');
}

const shown = () =>
  screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label') ?? '');
const choices = (name: string) => screen.getAllByRole<HTMLSelectElement>('combobox', { name });

it('shows two months where there is room, and one on a phone', async () => {
  await open();
  await expect.poll(shown).toHaveLength(2);
  await page.viewport(360, 740);
  await expect.poll(shown).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('each month is chosen over its own days, wherever it lies', async () => {
  await open();
  await expect.poll(shown).toHaveLength(2);
  expect(choices('month').map(({ value }) => value)).toEqual(['10', '11']);
  const choose = async (index: number, name: string, value: string) => {
    const list = choices(name)[index];
    if (list) await userEvent.selectOptions(list, value);
  };
  const now = () =>
    choices('month').map((list, index) => `${list.value}/${choices('year')[index]?.value}`);
  await choose(0, 'month', '3');
  await expect.poll(now).toEqual(['3/2026', '4/2026']);
  await choose(1, 'month', '12');
  await expect.poll(now).toEqual(['11/2026', '12/2026']);
  await choose(0, 'month', '10');
  await expect.poll(now).toEqual(['10/2026', '11/2026']);
  await choose(1, 'year', '2024');
  await expect.poll(now).toEqual(['10/2024', '11/2024']);
  await userEvent.click(screen.getByRole('button', { name: /next month/i }));
  await expect.poll(now).toEqual(['11/2024', '12/2024']);
});

/** Selected days were separate, as if each had been selected on its own. */
it('a range is one band without gaps', async () => {
  await open();
  const days = [...document.querySelectorAll<HTMLElement>('[data-selected]')];
  expect(days.length).toBeGreaterThan(15);
  for (const [index, day] of days.entries()) {
    const next = days[index + 1];
    if (next?.parentElement?.parentElement !== day.parentElement?.parentElement || !next) continue;
    expect(day.getBoundingClientRect().right).toBe(next.getBoundingClientRect().left);
  }
});
