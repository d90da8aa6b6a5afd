import { noResponse, requestText } from '../../areas/transactions/processor-session.ts';
import type { Book } from './book.ts';
import { createRandom } from './random.ts';
import type { SeedRows, TransactionRow } from './rows.ts';

const dayMs = 86_400_000;
/** Logs of calls and of processors cover two weeks. */
const loggedDays = 14;
const callsADay = 12;

const calls = [
  ['GET', 'reporting/transactions', 'reporting/transactions', 200, 38],
  ['GET', 'reporting/customers', 'reporting/customers', 200, 24],
  ['POST', 'backoffice/customers', 'backoffice/customers', 200, 19],
  ['POST', 'backoffice/customers', 'backoffice/customers', 400, 6],
  ['PUT', 'backoffice/customers/{id}', 'backoffice/customers/cus_000000004', 200, 17],
  ['DELETE', 'backoffice/customers/{id}', 'backoffice/customers/cus_000000007', 200, 14],
  ['GET', 'backoffice/invites', 'backoffice/invites', 200, 15],
  ['POST', 'backoffice/invites', 'backoffice/invites', 200, 22],
  ['GET', 'reporting/disputes', 'reporting/disputes', 200, 17],
  ['GET', 'reporting/payouts/instructions', 'reporting/payouts/instructions', 200, 21],
  [
    'GET',
    'reporting/transactions/{id}/timeline',
    'reporting/transactions/txn000000000000/timeline',
    404,
    5,
  ],
] as const;

/** A duration in milliseconds that is always the same for the same operation. */
const durationOf = ({ processorReference, amount }: TransactionRow): number =>
  120 + ((processorReference.length * 7919 + Number(amount) * 31) % 380);

/** One of this many operations of a brand got no response in time, and was resolved by inquiry. */
const oneLateOf = 150;
const firstLate = 5;
const timeLimitMs = 30_000;

/** Requests to processors in the last days. */
export function addProcessorSessions(book: Book, now: number): void {
  const asked = new Map<string, number>();
  for (const row of book.rows.transactions) {
    const at = row.createdAt.getTime();
    const isOfDispute = row.operation === 'chargeback' || row.operation === 'reversal';
    const isAsked = !isOfDispute && row.provider === 'simulator';
    if (!isAsked || now - at > loggedDays * dayMs) continue;
    const place = (asked.get(row.facilitatorId) ?? 0) + 1;
    asked.set(row.facilitatorId, place);
    const isLate = place % oneLateOf === firstLate;
    const durationMs = isLate ? timeLimitMs : durationOf(row);
    const startedAt = new Date(at);
    const endedAt = new Date(at + durationMs);
    const isApproved = row.outcome === 'success';
    const code = row.responseCode ?? (isApproved ? '00' : '05');
    const response = row.responseMessage ?? (isApproved ? 'Approved' : 'Declined');
    book.rows.processorSessions.push({
      sessionId: book.newId('psn'),
      facilitatorId: row.facilitatorId,
      spProductId: row.spProductId,
      subMerchantId: row.subMerchantId,
      transactionId: row.transactionId,
      processor: row.provider,
      operation: row.operation,
      outcome: isLate ? 'timed-out' : isApproved ? 'approved' : 'declined',
      processorTransactionId: isLate ? null : row.processorTransactionId,
      amount: row.amount,
      responseCode: isLate ? null : code,
      exchanges: [
        { at: startedAt.toISOString(), direction: 'request', message: requestText(row) },
        {
          at: endedAt.toISOString(),
          direction: 'response',
          message: isLate ? noResponse : `${code} ${response}`,
        },
      ],
      startedAt,
      endedAt,
      durationMs,
    });
  }
}

/** Calls that service providers' servers made with their keys in the last days. */
export function addApiLogs(book: Book, keys: SeedRows['apiKeys'], anchor: Date): void {
  const random = createRandom('api logs');
  for (const key of keys) {
    if (key.status === 'revoked') continue;
    for (let place = loggedDays * callsADay; place > 0; place -= 1) {
      const [method, pattern, path, statusCode, median] = random.pick(calls);
      const at = anchor.getTime() - (place * dayMs) / callsADay + random.int(0, dayMs / callsADay);
      if (at >= anchor.getTime()) continue;
      const isFailed = statusCode >= 400;
      const response = isFailed
        ? { code: statusCode === 404 ? 'NOT_FOUND' : 'VALIDATION', message: 'Enter a value.' }
        : { data: [], count: 0 };
      book.rows.apiLogs.push({
        apiLogId: book.newId('log'),
        requestId: book.newId('req'),
        facilitatorId: key.facilitatorId,
        spProductId: key.spProductId,
        subMerchantId: null,
        method,
        path,
        pattern,
        statusCode,
        durationMs: Math.round(random.logNormal(median, 0.5)),
        apiUserId: key.apiUserId,
        apiUserName: key.name,
        ip: `198.51.100.${random.int(100, 120)}`,
        requestBody: method === 'POST' ? '{"name":"Grace Murray"}' : null,
        responseBody: JSON.stringify(response),
        createdAt: new Date(at),
      });
    }
  }
}
