import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DateInput } from '../components/date-input/index.ts';
import { DateRangePicker } from '../components/date-range-picker/index.ts';
import { FileDrop } from '../components/file-drop/index.ts';
import { Pagination } from '../components/pagination/index.ts';
import { UiMessagesProvider } from '../messages/index.ts';
import { UiLocaleProvider } from './index.ts';

const ignore = () => undefined;
const inGerman = (children: ReactNode) =>
  render(<UiLocaleProvider locale="de-DE">{children}</UiLocaleProvider>);

it('writes numbers as the language around does', () => {
  inGerman(<Pagination page={1} pageSize={25} count={12_500} onChange={ignore} />);
  expect(screen.getByText('1–25 of 12.500')).toBeTruthy();
});

it('writes them inside translated texts', () => {
  const messages = {
    rowRange: (from: string, to: string, total: string) => `${from} bis ${to} von ${total}`,
  };
  inGerman(
    <UiMessagesProvider messages={messages}>
      <Pagination page={1} pageSize={25} count={12_500} onChange={ignore} />
    </UiMessagesProvider>,
  );
  expect(screen.getByText('1 bis 25 von 12.500')).toBeTruthy();
});

it('writes sizes of files', () => {
  const file = { id: '1', name: 'a.csv', size: 1_234_567, state: 'done' } as const;
  inGerman(<FileDrop label="Applications" files={[file]} onAdd={ignore} />);
  expect(screen.getByText(/^1,2\sMB$/)).toBeTruthy();
});

it('writes dates', () => {
  const value = { id: 'custom', from: '2026-11-01', to: '2026-11-15' } as const;
  inGerman(<DateRangePicker label="Period" value={value} />);
  expect(screen.getByRole('button', { name: 'Period: 01.–15.11.2026' })).toBeTruthy();
});

it.each([
  ['de-DE', 'Mo', 'November'],
  ['en-US', 'Sun', 'November'],
  ['fr-FR', 'lun.', 'novembre'],
])('begins the weeks of %s calendars with %s', async (locale, firstDay, month) => {
  render(
    <UiLocaleProvider locale={locale}>
      <DateInput label="Due" defaultValue="2026-11-22" />
    </UiLocaleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Open calendar/ }));
  const calendar = await screen.findByRole('dialog');
  expect(within(calendar).getByRole('option', { name: month, selected: true })).toBeTruthy();
  const [first] = within(calendar).getAllByRole('columnheader', { hidden: true });
  expect(first?.textContent).toBe(firstDay);
});

it('is American where nothing was set', () => {
  render(<Pagination page={1} pageSize={25} count={12_500} onChange={ignore} />);
  expect(screen.getByText('1–25 of 12,500')).toBeTruthy();
});
