import { accounts } from '@payfac/api/contract/accounts';
import { balance } from '@payfac/api/contract/balance';
import { customers } from '@payfac/api/contract/customers';
import { echecks } from '@payfac/api/contract/echecks';
import { funds } from '@payfac/api/contract/funds';
import { installments } from '@payfac/api/contract/installments';
import { outcomes } from '@payfac/api/contract/outcomes';
import { payouts } from '@payfac/api/contract/payouts';
import { reporting } from '@payfac/api/contract/reporting';
import { tokenization } from '@payfac/api/contract/tokenization';
import { transactions } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { overCeiling } from '@payfac/domain/money';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../shared/lists/testing/render-list.tsx';
import { finishedAttemptsAtom, storedAttempts } from '../shared/money-move/attempts.ts';
import { read } from '../shared/state/app.ts';
import { hundred, type MoneyForm, moneyForms, type Shown } from './testing/money-forms.tsx';

const areas = {
  accounts,
  balance,
  customers,
  echecks,
  funds,
  installments,
  outcomes,
  payouts,
  reporting,
  tokenization,
  transactions,
};

const [example] = fixtures.customers.list.data;
if (!example) throw new Error('The examples have a customer.');

const grace = { ...example, subMerchantId: 'sm_1', name: 'Grace Murray' };

type Fetch = typeof globalThis.fetch;
/** What happens to a call that moves money. */
type Fate = (reach: () => Promise<Response>) => Promise<Response>;

/** Opens a form and fills it in; the first money call meets its fate, later ones don't. */
async function open({ form, fill }: MoneyForm, fate: Fate) {
  const keys: string[] = [];
  const network =
    (reach: Fetch): Fetch =>
    async (...request) => {
      const [of, options] = request;
      const { headers } = options ?? (of instanceof Request ? of : {});
      const key = new Headers(headers).get('idempotency-key');
      if (key === null) return reach(...request);
      keys.push(key);
      return keys.length === 1 ? fate(() => reach(...request)) : reach(...request);
    };
  const shown = renderScreen(form, {
    areas,
    address: '/list?account=sm_1',
    network,
    responses: {
      balance: {
        list: () => ({
          data: fixtures.balance.list.data.map((each) => ({
            ...each,
            subMerchantId: 'sm_1',
            available: hundred,
          })),
          count: 1,
        }),
      },
      customers: { list: () => ({ data: [grace], count: 1 }) },
      reporting: { listTransactions: () => ({ data: [], count: 0 }) },
      outcomes: {
        list: async ({ query }) => {
          return {
            data:
              keys.length > 0 && reached.length > 0
                ? [
                    {
                      key: query?.key ?? '',
                      startedAt: new Date(0),
                      state: 'succeeded' as const,
                      operation: null,
                      failure: null,
                    },
                  ]
                : [],
          };
        },
      },
    },
  });
  await fill?.(shown);
  return { ...shown, keys };
}

/** Moves that reached the platform. */
let reached: string[] = [];
const arriving = (reach: () => Promise<Response>) => {
  reached.push('move');
  return reach();
};

const waitingText = /We haven’t heard back/;

beforeAll(installValidationMessages);
afterEach(() => {
  reached = [];
});

const sources = import.meta.glob<string>(
  ['../{features,entities}/**/*.{ts,tsx}', '!../**/*.{test,css}.*'],
  { query: '?raw', import: 'default', eager: true },
);

it('are all that move money: no other call from a screen takes a key', () => {
  const moves = Object.values(sources).flatMap((source) => source.match(/useMoneyMove\(/g) ?? []);
  expect(moves).toHaveLength(moneyForms.length);
  const keyed = Object.entries(sources).filter(([, source]) => source.includes('idempotencyKey'));
  expect(keyed.filter(([, source]) => !source.includes('useMoneyMove('))).toEqual([]);
});

describe.each(moneyForms)('$name', (form) => {
  const press = async (shown: Shown) =>
    shown.user.click(await screen.findByRole('button', { name: form.press }));

  it.each<[string, Fate]>([
    [
      'whose answer is lost',
      async (reach) => {
        await arriving(reach);
        throw new TypeError('Failed to fetch');
      },
    ],
    [
      'whose answer is a bare 500',
      async (reach) => {
        await arriving(reach);
        return new Response('<html>', { status: 500 });
      },
    ],
  ])('%s is looked up by its key, and moved once', async (_, fate) => {
    const shown = await open(form, fate);
    await press(shown);
    await waitFor(() => expect(shown.keys.length).toBeGreaterThan(1));
    await waitFor(() => expect(storedAttempts()).toEqual([]));
    expect(new Set(shown.keys).size).toBe(1);
    expect(shown.calls('outcomes.list').length).toBeGreaterThan(0);
    expect(screen.queryByText(waitingText)).toBeNull();
  });

  // A void has no amount field.
  it.skipIf(form.name === 'void')('names the platform’s limit at its amount field', async () => {
    const path = form.name === 'installments' ? 'totalAmount' : 'amount';
    const message = overCeiling(hundred);
    const shown = await open(form, async () =>
      Response.json({ code: 'VALIDATION', message, errors: [{ path, message }] }, { status: 400 }),
    );
    await press(shown);
    const field = await screen.findByLabelText(/^(?:Amount|Total)/, { selector: 'input' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said).toContain(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(storedAttempts()).toEqual([]);
  });

  it('is moved once by a second press', async () => {
    let answer = () => undefined as void;
    const heard = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const shown = await open(form, async (reach) => {
      await heard;
      return arriving(reach);
    });
    const button = await screen.findByRole('button', { name: form.press });
    await shown.user.dblClick(button);
    button.click();
    await waitFor(() => expect(shown.keys.length).toBe(1));
    answer();
    await waitFor(() => expect(storedAttempts()).toEqual([]));
    expect(shown.keys).toEqual([shown.keys[0]]);
  });

  it('is left to the next page if its own reloads meanwhile, and reported once', async () => {
    let answer = () => undefined as void;
    const heard = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const shown = await open(form, async (reach) => {
      await heard;
      return arriving(reach);
    });
    await press(shown);
    await waitFor(() => expect(storedAttempts().length).toBe(1));
    expect(storedAttempts()[0]?.key).toBe(shown.keys[0]);
    shown.unmount();
    answer();
    await waitFor(() => expect(read(finishedAttemptsAtom).length).toBe(1));
    expect(read(finishedAttemptsAtom)[0]?.ending.state).toBe('succeeded');
    expect(shown.keys.length).toBe(1);
  });
});
