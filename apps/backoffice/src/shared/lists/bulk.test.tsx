import { failure, fixtures } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, areas, invoiceList } from './testing/invoice-list.tsx';
import { renderList } from './testing/render-list.tsx';

const firstRow = () => screen.findByRole('row', { name: /INV-000001/ });
const select = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });
const invoiceFixture = fixtures.invoices.get;
const responses = { invoices: { list: answering(12) } };

it('runs row by row over a selection, names each failed row, and retries only those', async () => {
  let isBroken = true;
  const { user, calls } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: answering(12),
        send: ({ params }) =>
          isBroken && params.invoiceId === 'inv_2'
            ? failure(422, { code: 'NO_EMAIL', message: 'The invoice has no email.' })
            : { ...invoiceFixture, invoiceId: params.invoiceId },
      },
    },
  });
  await firstRow();
  await user.click(select('INV-000001'));
  await user.click(select('INV-000002'));
  await user.click(select('INV-000003'));
  const bar = await screen.findByRole('region', { name: 'Selected rows' });
  expect(bar.textContent).toContain('3 selected');
  await user.click(within(bar).getByRole('button', { name: 'Send' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }),
  );
  const outcome = await screen.findByText(/2 invoices sent\. 1 failed\./);
  expect(outcome).toBeDefined();
  const failed = screen.getByRole('list', { name: 'Failed' });
  expect(failed.textContent).toBe('INV-000002: The invoice has no email.');

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry the failed' }));
  await screen.findByText(/1 invoice sent\./);
  expect(calls('invoices.send')).toHaveLength(4);
  expect(calls('invoices.send').at(-1)?.input).toMatchObject({ params: { invoiceId: 'inv_2' } });
});

it('reaches all matching rows under filter and search, row by row', async () => {
  const { user, calls } = renderList(invoiceList, {
    areas,
    responses,
    address: '/list?status=Paid&singleSearch=cole',
  });
  await firstRow();
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await user.click(await screen.findByRole('button', { name: /all 12/i }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(
    await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Send' }),
  );
  await screen.findByText(/12 invoices sent\./);
  expect(calls('invoices.send')).toHaveLength(12);
  const walked = calls('invoices.list').find(
    ({ request }) => new URL(request.url).searchParams.get('pageSize') === '100',
  );
  expect(walked?.input).toMatchObject({ query: { status: ['Paid'], singleSearch: 'cole' } });
});

it('stops before the next row when canceled, and says how many were left', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, calls } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: answering(12),
        send: async ({ params }) => {
          await gate;
          return { ...invoiceFixture, invoiceId: params.invoiceId };
        },
      },
    },
  });
  await firstRow();
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls('invoices.send')).toHaveLength(4));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  release();
  await screen.findByText(/6 left unchanged/);
  expect(calls('invoices.send')).toHaveLength(4);
});

it('forgets a selection when another query is shown', async () => {
  const { user, router } = renderList(invoiceList, { areas, responses });
  await firstRow();
  await user.click(select('INV-000001'));
  await screen.findByRole('region', { name: 'Selected rows' });
  await router.navigate('/list?status=Paid');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
});

it('runs a row action after asking, says what it did, and loads the rows again', async () => {
  const { user, calls } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: (input, request) => {
          const response = answering(3)(input, request);
          if (!('data' in response)) return response;
          return {
            ...response,
            data: response.data.map((row) => ({ ...row, status: 'Created' as const })),
          };
        },
      },
    },
  });
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Actions for INV-000001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  await user.click(await screen.findByRole('button', { name: 'Void invoice' }));
  await screen.findAllByText('Voided INV-000001.');
  await waitFor(() => expect(calls('invoices.list')).toHaveLength(2));
});

it('doesn’t offer what a row can’t do', async () => {
  renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: () => ({ data: [{ ...invoiceFixture, status: 'Paid' as const }], count: 1 }),
      },
    },
  });
  await screen.findByRole('row', { name: new RegExp(invoiceFixture.invoiceNumber) });
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});
