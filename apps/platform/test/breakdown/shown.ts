import { parseCsv } from '../csv.ts';
import type { TestSession } from '../session.ts';

/* What a user reads about payments: a list, its file, its totals, and a single payment. */

export type Query = Readonly<Record<string, string>>;
export const inCents = (dollars: number | string): number => Math.round(Number(dollars) * 100);

/** In cents. */
export interface ShownRow {
  readonly id: string;
  readonly createdAt: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  readonly disputed: number;
  readonly net: number;
}

const path = (part: string, query: Query): string =>
  `reporting/transactions${part}?${new URLSearchParams({ view: 'payments', ...query })}`;

/** All rows of the list, page by page; undefined for a user who may not read it. */
export async function readList(
  session: TestSession,
  zone: string,
  query: Query,
): Promise<readonly ShownRow[] | undefined> {
  const rows: ShownRow[] = [];
  for (let cursor: string | undefined, page = 0; page === 0 || cursor; page += 1) {
    const asked = { ...query, pageSize: '100', ...(cursor ? { cursor } : {}) };
    const { status, body } = await session.get(path('', asked), { 'time-zone': zone });
    if (status === 403) return undefined;
    if (status !== 200) throw new Error(`The list returned ${status}.`);
    for (const one of body.data) {
      rows.push({
        id: one.transactionId,
        createdAt: one.createdAt,
        amount: inCents(one.signedAmount),
        captured: inCents(one.capturedAmount),
        refunded: inCents(one.refundedAmount),
        disputed: inCents(one.disputedAmount),
        net: inCents(one.netAmount),
      });
    }
    cursor = body.nextCursor ?? undefined;
  }
  return rows;
}

/** The list's file, by its own headers; undefined for a user who may not export it. */
export async function readFile(
  session: TestSession,
  zone: string,
  query: Query,
): Promise<readonly Readonly<Record<string, string>>[] | undefined> {
  const asked = path('', { ...query, export: 'csv' });
  const { status, text } = await session.get(asked, { 'time-zone': zone });
  if (status === 403) return undefined;
  const [header = [], ...lines] = parseCsv(text);
  return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ''])));
}

/** The totals of the list's rows; undefined for a user who may not read figures. */
export async function readTotals(session: TestSession, zone: string, query: Query) {
  const { status, body } = await session.get(path('/stats', query), { 'time-zone': zone });
  if (status !== 200) return undefined;
  const of = (name: string) => inCents(body.totals[name]);
  return {
    count: Number(body.totals.count),
    amount: of('amount'),
    captured: of('captured'),
    refunded: of('refunded'),
    disputed: of('disputed'),
    net: of('net'),
  };
}

/** A single payment. */
export async function readPayment(session: TestSession, zone: string, id: string) {
  const asked = `reporting/transactions/${id}/timeline`;
  return session.get(asked, { 'time-zone': zone });
}

/** The receipt's amount; undefined without a receipt. */
export async function readReceipt(
  session: TestSession,
  outbox: (recipient: string) => Promise<string | undefined>,
  id: string,
): Promise<number | undefined> {
  const email = `${crypto.randomUUID()}@mail.example`;
  const body = { channel: 'email', email };
  const sent = await session.call(`backoffice/transactions/${id}/receipt`, {
    method: 'POST',
    body,
  });
  if (sent.status !== 200) return undefined;
  const stated = /(?:payment|hold) of \$([\d,.]+\d)/.exec((await outbox(email)) ?? '')?.[1];
  return stated === undefined ? undefined : inCents(stated.replaceAll(',', ''));
}
