import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import {
  availableBalance,
  ledgerAccountKind,
  merchantLedgerAccount,
  merchantOfLedgerAccount,
  runningBalances,
  shortfall,
} from './index.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);

describe('ledger accounts', () => {
  it('name the merchant behind a fixed prefix', () => {
    expect(merchantLedgerAccount('sm_0001')).toBe('merchants:sm_0001');
    expect(merchantOfLedgerAccount('merchants:sm_0001')).toBe('sm_0001');
    expect(merchantOfLedgerAccount('merchants:')).toBeUndefined();
    expect(merchantOfLedgerAccount('reserve:visa:sm_0001')).toBeUndefined();
  });

  it.each([
    ['merchants:sm_0001', 'merchants'],
    ['reserve:echeck:sm_0001', 'reserve'],
    ['fees:harbor', 'fees'],
    ['escrow:harbor', undefined],
    ['', undefined],
  ])('%j is of the kind %s', (account, kind) => expect(ledgerAccountKind(account)).toBe(kind));
});

describe('balances', () => {
  it('run from the initial one to the sum of all', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts), (initial, moved) => {
        const balances = runningBalances(initial, moved);
        expect(balances).toHaveLength(moved.length);
        expect(balances.at(-1) ?? initial).toBe(addCents(initial, ...moved));
        for (const [place, balance] of balances.entries()) {
          const before = balances[place - 1] ?? initial;
          expect(subtractCents(balance, before)).toBe(moved[place]);
        }
      }),
    );
  });

  it('are available but for what open payouts pay that aren’t taken from them', () => {
    expect(availableBalance(cents(470), cents(400))).toBe(70);
    expect(availableBalance(cents(470), cents(470))).toBe(0);
    expect(availableBalance(cents(470), cents(500))).toBe(0);
  });

  it('are either available or a shortfall', () => {
    fc.assert(
      fc.property(amounts, (balance) => {
        expect(subtractCents(availableBalance(balance), shortfall(balance))).toBe(balance);
        expect(availableBalance(balance) === zeroCents || shortfall(balance) === zeroCents).toBe(
          true,
        );
        expect(Math.min(availableBalance(balance), shortfall(balance))).toBe(0);
      }),
    );
  });
});
