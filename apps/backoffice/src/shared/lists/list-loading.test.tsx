import { failure } from '@payfac/api/testing';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../query/client.ts';
import { answering, areas, invoiceList, row } from './testing/invoice-list.tsx';
import { renderList } from './testing/render-list.tsx';

const list = { areas, responses: { invoices: { list: answering(57) } } };
const firstRow = () => screen.findByRole('row', { name: /INV-000001/ });

afterEach(() => onlineManager.setOnline(true));

it('announces the current page while the next one loads', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { user } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: async (input, request) => {
          if (input.query?.page === 2) await gate;
          return answering(57)(input, request);
        },
      },
    },
  });
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
  screen.getByText(/^1.10 of 57$/);
  open();
  await screen.findByText(/^11.20 of 57$/);
});

it('keeps its rows when loading fails, and loads again on demand', async () => {
  let isDown = true;
  const { user } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: (input, request) =>
          input.query?.page === 2 && isDown
            ? failure(422, { code: 'DOWN', message: 'The list is down.' })
            : answering(57)(input, request),
      },
    },
  });
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Couldn’t load invoices');
  await firstRow();
  isDown = false;
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('row', { name: /INV-000011/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps its rows while offline, and continues by itself', async () => {
  const { user } = renderList(invoiceList, list);
  await firstRow();
  onlineManager.setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await firstRow();
  expect(screen.queryByRole('alert')).toBeNull();
  onlineManager.setOnline(true);
  await screen.findByRole('row', { name: /INV-000011/ });
});

it('offers to show rows that came in since', async () => {
  let count = 57;
  const { user, calls } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: (input, request) => {
          const response = answering(count)(input, request);
          if (count === 57 || !('data' in response)) return response;
          return { ...response, data: [row(0), ...response.data].slice(0, input.query?.pageSize) };
        },
      },
    },
  });
  await firstRow();
  count = 59;
  await queryClient().refetchQueries({ queryKey: [[], 'newest'] });
  expect(calls('invoices.list').at(-1)?.input).toMatchObject({ query: { pageSize: 1 } });
  await screen.findByText('2 new invoices');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('row', { name: /INV-000000/ });
  expect(screen.queryByText('2 new invoices')).toBeNull();
});
