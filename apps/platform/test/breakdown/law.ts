import type { TestSession } from '../session.ts';
import type { Truth } from './ledger-truth.ts';
import {
  inCents,
  type Query,
  readFile,
  readList,
  readPayment,
  readTotals,
  type ShownRow,
} from './shown.ts';

/*
 * Derived amounts equal the ledger's: a payment's breakdown, list row, CSV row, list totals and receipt agree, for
 * every reader and in every time zone.
 */

export interface Reader {
  readonly name: string;
  readonly session: TestSession;
  readonly zone: string;
}

export type Truths = ReadonlyMap<string, Truth>;

const said = (shown: readonly unknown[], wanted: readonly unknown[], what: string) =>
  shown.join() === wanted.join()
    ? []
    : [`${what} says ${shown.join()}, the ledger ${wanted.join()}`];

/** The list's amounts of a payment: before fees, and with pending refunds. */
const wantedOf = ({ gross, refunds, pendingRefunds, disputes }: Truth): readonly number[] => {
  const refunded = refunds + pendingRefunds;
  return [gross, refunded, disputes, gross - refunded - disputes];
};

const sumOf = (rows: readonly ShownRow[], of: (row: ShownRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** A moment in a zone's local time, as files write it. */
function momentIn(zone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  });
  return (moment) => format.format(new Date(moment));
}

const moneyColumns = ['Captured', 'Refunded', 'Disputed', 'Net before fees'] as const;

/** Checks a list, its file and its totals. @returns the disagreements, and the payments that were read. */
export async function ofList(
  { name, session, zone }: Reader,
  query: Query,
  truths: Truths,
): Promise<{ readonly wrong: readonly string[]; readonly ids: readonly string[] }> {
  const who = `${name} in ${zone}`;
  const rows = await readList(session, zone, query);
  if (!rows) return { wrong: [], ids: [] };
  const wrong: string[] = [];
  for (const row of rows) {
    const truth = truths.get(row.id);
    if (!truth) continue;
    const shown = [row.captured, row.refunded, row.disputed, row.net];
    wrong.push(...said(shown, wantedOf(truth), `${who}: the row of ${row.id}`));
  }
  const file = await readFile(session, zone, query);
  if (file) {
    const clock = momentIn(zone);
    const byId = new Map(rows.map((row) => [row.id, row]));
    if (file.length !== rows.length)
      wrong.push(`${who}: ${file.length} lines of ${rows.length} rows`);
    for (const line of file) {
      // Files show an id without its leading zeros.
      const number = (line['Transaction ID'] ?? '').slice(3).padStart(12, '0');
      const row = byId.get(`txn${number}`);
      const truth = row && truths.get(row.id);
      if (!row || !truth) {
        wrong.push(`${who}: the file has ${line['Transaction ID']}, the list has not`);
        continue;
      }
      const shown = moneyColumns.map((column) => inCents(line[column] ?? ''));
      wrong.push(...said(shown, wantedOf(truth), `${who}: the line of ${row.id}`));
      wrong.push(
        ...said([inCents(line['Amount'] ?? '')], [row.amount], `${who}: ${row.id}, Amount`),
      );
      // The header names the zone, and an ambiguous time has its offset as a suffix.
      const created = (line[`Created (${zone})`] ?? '').slice(0, 19);
      wrong.push(...said([created], [clock(row.createdAt)], `${who}: ${row.id}, Created`));
    }
  }
  const totals = await readTotals(session, zone, query);
  if (totals) {
    const wanted = rows.map(({ id }) => truths.get(id)).map((truth) => truth && wantedOf(truth));
    const of = (place: number) => wanted.reduce((sum, one) => sum + (one?.[place] ?? 0), 0);
    const { count, amount, captured, refunded, disputed, net } = totals;
    wrong.push(
      ...said(
        [count, amount, captured, refunded, disputed, net],
        [rows.length, sumOf(rows, (row) => row.amount), of(0), of(1), of(2), of(3)],
        `${who}: the totals`,
      ),
    );
  }
  return { wrong, ids: rows.map(({ id }) => id) };
}

const lines = ['gross', 'fees', 'disputeFees', 'returnFees', 'reserve', 'refunds'] as const;
const more = ['pendingRefunds', 'disputes', 'net'] as const;

/** Checks a payment's own page. */
export async function ofPayment(
  { name, session, zone }: Reader,
  id: string,
  truths: Truths,
): Promise<readonly string[]> {
  const truth = truths.get(id);
  const { status, body } = await readPayment(session, zone, id);
  if (status === 403 || !truth) return [];
  const who = `${name} in ${zone}`;
  if (status !== 200) return [`${who}: ${id} returned ${status}`];
  const { breakdown, transaction, ledger } = body;
  const names = [...lines, ...more];
  const shown = names.map((line) => inCents(breakdown[line]));
  const wrong = [
    ...said(
      shown,
      names.map((line) => truth[line]),
      `${who}: the breakdown of ${id}`,
    ),
  ];
  const of = (line: string) => inCents(breakdown[line]);
  const taken = ['fees', 'disputeFees', 'returnFees', 'reserve', 'refunds', 'disputes'];
  const left = taken.reduce((sum, line) => sum - of(line), of('gross'));
  wrong.push(...said([of('net')], [left], `${who}: the sum of the lines of ${id}`));
  const row = ['capturedAmount', 'refundedAmount', 'disputedAmount', 'netAmount'];
  wrong.push(
    ...said(
      row.map((field) => inCents(transaction[field])),
      wantedOf(truth),
      `${who}: the payment ${id}`,
    ),
  );
  if (ledger) {
    const own = ledger
      .filter(({ account }: { account: string }) => account.startsWith('merchants:'))
      .reduce((sum: number, { amount }: { amount: number }) => sum + inCents(amount), 0);
    wrong.push(
      ...said([own - truth.fees - truth.reserve], [truth.net], `${who}: the entries of ${id}`),
    );
  }
  return wrong;
}

/** The amount a receipt may state: captured, held or pending. */
export const ofReceipt = (
  id: string,
  stated: number | undefined,
  truths: Truths,
  taken: number,
): readonly string[] => {
  const truth = truths.get(id);
  if (!truth || stated === undefined) return [];
  return said([stated], [truth.gross > 0 ? truth.gross : taken], `the receipt of ${id}`);
};
