import type { processorSessions as contract, Output } from '@payfac/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../http/failures.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import type { RawRow } from '../../http/lists/fields.ts';
import { atLeast, contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { pageOf } from '../../http/lists/page.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { processorSessions } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';
import { processorSessionBatch } from '../transactions/processor-session.ts';

type Session = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

const p = processorSessions;

const fields = {
  sessionId: p.sessionId,
  processor: p.processor,
  operation: p.operation,
  outcome: p.outcome,
  subMerchantId: p.subMerchantId,
  accountName: accountNameOf(p.subMerchantId),
  transactionId: p.transactionId,
  processorTransactionId: p.processorTransactionId,
  amount: p.amount,
  responseCode: p.responseCode,
  startedAt: p.startedAt,
  endedAt: p.endedAt,
  durationMs: p.durationMs,
};

const toRow = (raw: RawRow<typeof fields>): Session => ({
  sessionId: raw.sessionId,
  processor: raw.processor,
  operation: raw.operation,
  outcome: raw.outcome,
  subMerchantId: raw.subMerchantId,
  accountName: raw.accountName ?? '',
  transactionId: raw.transactionId,
  processorTransactionId: raw.processorTransactionId,
  amount: raw.amount,
  responseCode: raw.responseCode,
  startedAt: raw.startedAt,
  endedAt: raw.endedAt,
  durationMs: raw.durationMs,
});

const list: ListDefinition<Query, typeof fields, Session> = {
  fields,
  source: sql`${p}`,
  id: p.sessionId,
  visible: ({ scope }) => within(scope, p),
  filters: {
    from: from(p.startedAt),
    to: until(p.startedAt),
    subMerchantId: oneOf(p.subMerchantId),
    spProductId: oneOf(p.spProductId),
    sessionId: contains(p.sessionId),
    transactionId: (input) => transactionIdMatch(p.transactionId, input),
    processor: oneOf(p.processor),
    operation: oneOf(p.operation),
    outcome: oneOf(p.outcome),
    accountName: ofAccountNamed(p.subMerchantId),
    durationMin: atLeast(p.durationMs),
  },
  searched: [p.sessionId, p.transactionId, p.processorTransactionId],
  sorts: {
    startedAt: { expression: p.startedAt, type: 'timestamptz' },
    durationMs: { expression: p.durationMs, type: 'bigint', isNullable: true },
  },
  defaultSort: '-startedAt',
  toRow,
};

const detail = { ...list, fields: { ...fields, exchanges: p.exchanges } };

export const createProcessorSessionsHandlers = ({
  database,
  pool,
}: Services): Handlers<typeof contract> => {
  const page = pageOf(pool, list);
  return {
    list: async (input, context) => {
      await processorSessionBatch.flush(database);
      return page(input, context);
    },

    get: async ({ params }, { scope }) => {
      await processorSessionBatch.flush(database);
      const found = await readOne(
        pool,
        {
          ...detail,
          toRow: (raw: RawRow<typeof detail.fields>) => ({
            ...toRow(raw),
            exchanges: raw.exchanges.map((exchange) => ({
              ...exchange,
              at: new Date(exchange.at),
            })),
          }),
        },
        and(eq(p.sessionId, params.sessionId), within(scope, p)),
      );
      if (!found) throw notFound('The session');
      return found;
    },
  };
};
