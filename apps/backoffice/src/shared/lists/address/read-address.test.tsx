import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, areas, invoiceList } from '../testing/invoice-list.tsx';
import { expectKnown, renderList } from '../testing/render-list.tsx';

const list = { areas, responses: { invoices: { list: answering(3) } } };

it.each(['search', 'state', 'two.page'])('a test that opens a list with %s fails', async (key) => {
  renderList(invoiceList, list);
  await screen.findByRole('row', { name: /INV-000001/ });
  expect(() => expectKnown(`/list?${key}=x`, [])).toThrow(`reads the address’s key ${key}.`);
  expect(() => expectKnown(`/list?${key}=x`, [key])).not.toThrow();
});

it.each([...invoiceList.keys, 'saved', 'open', 'filters'])(
  '%s is read by the list',
  async (key) => {
    renderList(invoiceList, list);
    await screen.findByRole('row', { name: /INV-000001/ });
    expect(() => expectKnown(`/list?${key}=x`, [])).not.toThrow();
  },
);
