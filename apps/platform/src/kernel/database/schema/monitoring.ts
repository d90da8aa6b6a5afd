import type { ApiLogMethod } from '@payfac/domain/api-logs';
import type { PaymentProvider } from '@payfac/domain/enumerations';
import type { ProcessorSessionOutcome } from '@payfac/domain/processor-sessions';
import type { TransactionOperation } from '@payfac/domain/transactions';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, money, word } from './columns.ts';

/** API calls; only calls with API keys have bodies, without card, bank and secret fields. */
export const apiLogs = pgTable(
  'api_logs',
  {
    apiLogId: text('api_log_id').primaryKey(),
    requestId: text('request_id').notNull(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id'),
    subMerchantId: text('sub_merchant_id'),
    method: word<ApiLogMethod>('method').notNull(),
    path: text('path').notNull(),
    pattern: text('pattern').notNull(),
    statusCode: integer('status_code').notNull(),
    durationMs: integer('duration_ms').notNull(),
    apiUserId: text('api_user_id'),
    apiUserName: text('api_user_name'),
    userId: text('user_id'),
    username: text('username'),
    ip: text('ip'),
    requestBody: text('request_body'),
    responseBody: text('response_body'),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_logs_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.apiLogId,
    ),
    index('api_logs_of_product').on(
      table.spProductId,
      table.createdAt.desc().nullsFirst(),
      table.apiLogId,
    ),
  ],
);

export interface ProcessorExchange {
  /** ISO 8601. */
  readonly at: string;
  readonly direction: 'request' | 'response' | 'inquiry' | 'webhook';
  readonly message: string;
}

/** Request and response of a processor call, without card and bank data. */
export const processorSessions = pgTable(
  'processor_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    subMerchantId: text('sub_merchant_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    processor: word<PaymentProvider>('processor').notNull(),
    operation: word<TransactionOperation>('operation').notNull(),
    outcome: word<ProcessorSessionOutcome>('outcome').notNull(),
    processorTransactionId: text('processor_transaction_id'),
    amount: money('amount').notNull(),
    responseCode: text('response_code'),
    exchanges: document<readonly ProcessorExchange[]>('exchanges').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    durationMs: integer('duration_ms'),
  },
  (table) => [
    index('processor_sessions_by_started').on(
      table.facilitatorId,
      table.startedAt.desc().nullsFirst(),
      table.sessionId,
    ),
    index('processor_sessions_transaction').on(table.transactionId),
  ],
);
