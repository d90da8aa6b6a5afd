import { failure } from '@payfac/api/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, areas, invoiceList, row } from '../testing/invoice-list.tsx';
import { renderList } from '../testing/render-list.tsx';
import { newerRowsInterval } from '../use-newer-rows.ts';
import { rowOf } from './row-of.ts';

describe('a missing record', () => {
  const says = async (name: RegExp) => {
    const drawer = await screen.findByRole('dialog');
    await screen.findByRole('heading', { name });
    expect(drawer.textContent).toContain('It may belong to another account.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  };
  const gone = () => failure(404, { code: 'NOT_FOUND', message: 'The invoice was not found.' });

  it('is called by its name, and not requested again', async () => {
    renderList(invoiceList, {
      areas,
      responses: { invoices: { list: answering(3), get: gone } },
      address: '/list?open=inv_9',
    });
    await says(/^Invoice not found$/);
  });

  it('is reported the same if it is a row of its list', async () => {
    const load = rowOf<{ readonly id: string }>({
      noun: 'Invoice',
      list: async () => ({ data: [{ id: 'inv_1' }] }),
      keyOf: ({ id }) => id,
    });
    await expect(load('inv_1', new AbortController().signal)).resolves.toEqual({ id: 'inv_1' });
    await expect(load('inv_9', new AbortController().signal)).rejects.toThrow('Invoice not found.');
  });

  it('is retried if it couldn’t be loaded', async () => {
    renderList(invoiceList, {
      areas,
      responses: {
        invoices: {
          list: answering(3),
          get: () => failure(422, { code: 'DOWN', message: 'The platform is down.' }),
        },
      },
      address: '/list?open=inv_9',
    });
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('an open record that somebody else changes', () => {
  afterEach(() => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  });

  const open = async () => {
    let notes = 'Written by the merchant';
    renderList(invoiceList, {
      areas,
      responses: { invoices: { list: answering(3), get: () => ({ ...row(2), notes }) } },
      address: '/list?open=inv_2',
    });
    await screen.findByText(notes);
    notes = 'Paid by the payer';
    return notes;
  };

  it('is reloaded when its list looks for new rows', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const now = await open();
    await act(() => vi.advanceTimersByTimeAsync(newerRowsInterval));
    await screen.findByText(now);
  });

  it('is reloaded when the user returns to it, even after a moment', async () => {
    const now = await open();
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await screen.findByText(now);
  });
});
