import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, areas, invoiceList } from '../testing/invoice-list.tsx';
import { renderList } from '../testing/render-list.tsx';

const list = { areas, responses: { invoices: { list: answering(57) } } };
const firstRow = () => screen.findByRole('row', { name: /INV-000001/ });

it('reports a wrong filter at its field, and applies nothing', async () => {
  const { user, calls, search } = renderList(invoiceList, list);
  await firstRow();
  await user.click(screen.getByRole('button', { name: /^Amount/ }));
  await user.type(await screen.findByLabelText('Amount min'), '9.00');
  await user.type(screen.getByLabelText('Amount max'), '1.00{Enter}');
  await screen.findByText('Max can’t be less than min.');
  expect([search(), calls('invoices.list').length]).toEqual(['', 1]);
  await user.clear(screen.getByLabelText('Amount max'));
  await user.type(screen.getByLabelText('Amount max'), '20.00{Enter}');
  await waitFor(() => expect(search()).toBe('?amountMin=9.00&amountMax=20.00'));
});

it('puts the focus on the first wrong field of several, each time they are applied', async () => {
  const { user, calls } = renderList(invoiceList, list);
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.type(await screen.findByLabelText('Amount min'), '9.00');
  await user.type(screen.getByLabelText('Amount max'), '1.00');
  await user.type(screen.getByLabelText('Invoice number'), '#');
  const apply = screen.getByRole('button', { name: 'Apply filters' });
  await user.click(apply);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount max')));
  await user.clear(screen.getByLabelText('Amount max'));
  await user.click(apply);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Invoice number')));
  await user.click(apply);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Invoice number')));
  expect(calls('invoices.list')).toHaveLength(1);
});

it('offers date ranges that one press and Enter apply', async () => {
  const { user, calls, search } = renderList(invoiceList, list);
  await firstRow();
  await user.click(screen.getByRole('button', { name: /^Created/ }));
  await user.click(await screen.findByRole('button', { name: 'Last 7 Days' }));
  await user.click(screen.getByLabelText('Created to'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toMatch(/^\?from=/));
  await waitFor(() => expect(calls('invoices.list')).toHaveLength(2));
  await screen.findByText('Last 7 Days');
});

it('is one Tab from the last field of a filter to Apply', async () => {
  const { user } = renderList(invoiceList, list);
  await firstRow();
  await user.click(screen.getByRole('button', { name: /^Amount/ }));
  await user.click(await screen.findByLabelText('Amount min'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Amount max'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply' }));
});

it.each([
  ['Status', 'Draft'],
  ['Amount', 'Amount min'],
  ['Due date', 'Due date from'],
  ['Created', 'Created from'],
])('focuses the first field of %s when opened by a key', async (chip, field) => {
  const { user } = renderList(invoiceList, list);
  await firstRow();
  screen.getByRole('button', { name: new RegExp(`^${chip}`) }).focus();
  await user.keyboard('{Enter}');
  const first = await screen.findByLabelText(field);
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it('accepts typing right after it opens, field by field', async () => {
  const { user, search } = renderList(invoiceList, list);
  await firstRow();
  screen.getByRole('button', { name: /^Amount/ }).focus();
  await user.keyboard('{Enter}');
  const first = await screen.findByLabelText('Amount min');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('10');
  await user.tab();
  await user.keyboard('50{Enter}');
  await waitFor(() => expect(search()).toBe('?amountMin=10&amountMax=50'));
});
