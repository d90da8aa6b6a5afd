import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { disputes as area } from '@payfac/api/contract/disputes';
import { products } from '@payfac/api/contract/products';
import { transactionTimeline } from '@payfac/api/contract/reporting';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import { cents } from '@payfac/domain/money';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Timeline } from '../../../entities/transactions/transaction.tsx';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { disputes } from '../list.tsx';
import { evidenceOf } from './evidence.ts';
import { escaped, evidencePage } from './save-evidence.ts';

const [dispute] = fixtures.disputes.list.data;
const [someone] = fixtures.customers.list.data;
if (!dispute || !someone) throw new Error('The examples have a dispute and a customer.');

const customer: Customer = {
  ...someone,
  name: '<img src=x onerror=alert(1)>',
  email: 'grace@mail.example',
};
const at = new Date('2026-03-05T12:00:00Z');
const timeline: Timeline = {
  ...fixtures.reporting.transactionTimeline,
  relations: {
    ...fixtures.reporting.transactionTimeline.relations,
    customer: { customerId: customer.customerId, name: customer.name },
  },
  data: [
    ...fixtures.reporting.transactionTimeline.data,
    {
      at,
      event: 'refunded',
      transactionId: 'txn000000048300',
      amount: cents(1000),
      actor: 'Rosa "R" Delgado',
      detail: '</td><script>alert(1)</script>\u202Egnp.exe',
    },
  ],
};

/** The page as a browser parses it. */
const read = (known: Timeline = timeline, who: Customer | undefined = customer) =>
  new DOMParser().parseFromString(
    evidencePage(evidenceOf({ dispute, timeline: known, customer: who }, at)),
    'text/html',
  );

const part = (page: Document, title: string): string =>
  [...page.querySelectorAll('section')].find(
    (each) => each.querySelector('h2')?.textContent === title,
  )?.textContent ?? '';

describe('the evidence of a dispute', () => {
  it('has receipt, checks, customer, refunds and timeline on one page', () => {
    const page = read();
    expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Dispute',
      'Receipt',
      'Issuer checks',
      'Customer',
      'Refund history',
      'Payment timeline',
    ]);
    expect(part(page, 'Dispute')).toContain(
      'Product not received (Visa 13.1): Merchandise or services not received',
    );
    expect(part(page, 'Receipt')).toContain(timeline.account.name);
    expect(part(page, 'Issuer checks')).toContain('AVS');
    expect(part(page, 'Issuer checks')).toContain('CVV');
    expect(part(page, 'Customer')).toContain('grace@mail.example');
    expect(part(page, 'Refund history')).toContain('$10.00');
    expect(page.querySelectorAll('section:last-of-type tbody tr')).toHaveLength(
      timeline.data.length,
    );
  });

  it('shows typed text as text: nothing in it runs, loads, or reverses text', () => {
    const page = read();
    expect(page.querySelectorAll('script, img, iframe, link, a')).toHaveLength(0);
    expect(part(page, 'Customer')).toContain('<img src=x onerror=alert(1)>');
    expect(part(page, 'Refund history')).toContain('</td><script>alert(1)</script> gnp.exe');
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute('content')).toContain("default-src 'none'");
    expect(escaped(`<&"'>\u0000`)).toBe('&lt;&amp;&quot;&#39;&gt; ');
  });

  it('says that nothing was refunded, and omits masked contacts', () => {
    const page = read(
      { ...timeline, data: [], payer: null },
      { ...customer, email: 'g•••@mail.example', mobileNumber: null },
    );
    expect(part(page, 'Refund history')).toContain('No refund was made');
    expect(part(page, 'Customer')).not.toContain('•••');
  });
});

describe('downloading it', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let content: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) content = blob;
      return 'blob:evidence';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (content) saved.push({ name: this.download, text: content.text() });
    });
  });

  const download = async (role: Role, isDown = false) => {
    const shown = renderList(disputes, {
      areas: {
        accounts,
        customers,
        disputes: area,
        products,
        reporting: { transactionTimeline },
        users,
      },
      roles: [role],
      address: `/list?open=${dispute.disputeId}`,
      responses: {
        disputes: { list: () => ({ data: [dispute], count: 1 }) },
        customers: { list: () => ({ data: [customer], count: 1 }) },
        reporting: {
          transactionTimeline: () =>
            isDown ? failure(422, { code: 'DOWN', message: 'The timeline is down.' }) : timeline,
        },
      },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Download evidence' }));
    return shown;
  };

  it('saves one file by the dispute’s ID', async () => {
    const { calls } = await download('manager');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(`evidence-${dispute.disputeId}.html`);
    expect(await saved[0]?.text).toContain('Evidence for dispute');
    expect(calls('customers.list')).toHaveLength(1);
  });

  it('requests no customers for users who may not see them', async () => {
    const { calls } = await download('accounting');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(calls('customers.list')).toEqual([]);
  });

  it('saves no partial file, and says why', async () => {
    await download('manager', true);
    await screen.findAllByText(/The timeline is down\./);
    expect(saved).toEqual([]);
  });
});
