import { feeKinds } from '@payfac/domain/fees';
import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { cents } from '@payfac/domain/money';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { databaseErrorOf, inTransaction } from '../database/in-transaction.ts';
import { ledgerEntries } from '../database/schema/index.ts';
import { reserveAccount } from './accounts.ts';
import { ledgerViolations } from './laws.ts';
import {
  capturePosting,
  chargebackPosting,
  chargebackWonPosting,
  feePosting,
  type Posting,
  payoutPosting,
  payoutReversalPosting,
  refundFailedPosting,
  refundPosting,
  releasePosting,
  reservePosting,
  salePosting,
  voidPosting,
} from './postings.ts';
import { accountBalance, ledgerRows, ledgerSum, writePostings } from './store.ts';

const subject = { facilitatorId: 'harbor', subMerchantId: 'sm_test' };
const card = { ...subject, provider: 'simulator' } as const;
const at = new Date('2026-03-18T12:00:00Z');

const cardPostings = [
  salePosting,
  capturePosting,
  refundPosting,
  refundFailedPosting,
  voidPosting,
  chargebackPosting,
  chargebackWonPosting,
];
const otherPostings = [payoutPosting, payoutReversalPosting];
const reservePostings = [reservePosting, releasePosting];

const balanceOf = (posting: Posting): number =>
  posting.entries.reduce((sum, entry) => sum + entry.amount, 0);

describe('postings', () => {
  it('balance to zero, whatever the amount [MONEY-03]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (value) => {
        const amount = cents(value);
        for (const posting of [
          ...cardPostings.map((make) => make({ ...card, amount })),
          ...otherPostings.map((make) => make({ ...subject, amount })),
          ...feeKinds.map((feeKind) => feePosting({ ...subject, amount, feeKind })),
          ...reservePostings.map((make) => make({ ...subject, amount, type: 'visa' })),
        ]) {
          expect(balanceOf(posting)).toBe(0);
          expect(posting.entries.some((entry) => entry.amount === amount)).toBe(true);
        }
      }),
    );
  });

  it('refuse to move nothing', () => {
    expect(() => salePosting({ ...card, amount: cents(0) })).toThrow(RangeError);
    expect(() => feePosting({ ...subject, feeKind: 'return', amount: cents(-5) })).toThrow(
      RangeError,
    );
  });

  it('name the card type or echeck in the second segment of a reserve account [BOARD-20]', () => {
    const posting = reservePosting({ ...subject, amount: cents(500), type: 'echeck' });
    expect(posting.entries.map((entry) => entry.account)).toEqual([
      'merchants:sm_test',
      'reserve:echeck:sm_test',
    ]);
  });
});

describe('the ledger in the database', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await createTestDatabase();
  });
  afterAll(async () => {
    expect(await ledgerViolations(open.database)).toEqual([]);
    await open.close();
  });

  it('holds a sum of zero after the seed [SCOPE-14]', async () => {
    const { entries, sum } = await ledgerSum(open.database);
    expect(entries).toBeGreaterThan(4000);
    expect(sum).toBe(0);
  });

  it('returns balances as the sum of entries [MONEY-04]', async () => {
    const { database } = open;
    const amount = cents(10_000);
    await inTransaction(database, (transaction) =>
      writePostings(
        transaction,
        [
          salePosting({ ...card, amount }),
          feePosting({ ...subject, feeKind: 'processing', amount: cents(320) }),
          reservePosting({ ...subject, amount: cents(500), type: 'visa' }),
        ],
        at,
      ),
    );
    expect(await accountBalance(database, merchantLedgerAccount('sm_test'))).toBe(9_180);
    expect(await accountBalance(database, reserveAccount('visa', 'sm_test'))).toBe(500);
  });

  it('knows what every fee is for, and nothing else', async () => {
    const sale = ledgerRows(salePosting({ ...card, amount: cents(700) }), 'pst_kind', at);
    const fee = ledgerRows(
      feePosting({ ...subject, feeKind: 'dispute', amount: cents(700) }),
      'pst_kind',
      at,
    );
    expect(fee.map(({ feeKind }) => feeKind)).toEqual(['dispute', 'dispute']);
    for (const rows of [
      sale.map((row) => ({ ...row, feeKind: 'dispute' as const })),
      fee.map((row) => ({ ...row, feeKind: null })),
    ]) {
      const refused = await open.database
        .insert(ledgerEntries)
        .values(rows)
        .catch((error: unknown) => databaseErrorOf(error)?.message);
      expect(refused).toContain('ledger_entries_fee_kind');
    }
  });

  it('refuses an unbalanced posting', async () => {
    const posting = refundPosting({ ...card, amount: cents(700) });
    const rows = ledgerRows(posting, 'pst_lopsided', at).slice(0, 1);
    const refused = await open.database
      .insert(ledgerEntries)
      .values(rows)
      .catch((error: unknown) => databaseErrorOf(error)?.message);
    expect(refused).toBe('Posting pst_lopsided does not balance');
  });

  it.each([
    ['update', "update ledger_entries set amount = 1 where account = 'nobody'"],
    ['delete', 'delete from ledger_entries where amount > 0'],
    ['truncate', 'truncate ledger_entries'],
    [
      'update past the triggers',
      'set session_replication_role = replica; update ledger_entries set amount = 0',
    ],
  ])('refuses to %s entries', async (_, statement) => {
    const client = await open.pool.connect();
    try {
      await expect(client.query(statement)).rejects.toThrow('never changed or deleted');
    } finally {
      client.release(true);
    }
  });
});
