import type { Endpoint } from '@payfac/api/contract';
import { apiLogMethods } from '@payfac/domain/api-logs';
import type { SessionContext } from '../api/context.ts';
import type { Services } from '../api/services.ts';
import { newId } from '../database/ids.ts';
import { apiLogs } from '../database/schema/index.ts';
import { createBatch } from './batch.ts';
import { redacted } from './redacted.ts';

export const apiLogBatch = createBatch<typeof apiLogs.$inferInsert>((database, rows) =>
  database.insert(apiLogs).values(rows),
);

/** A call as it was made and answered. */
export interface Answered {
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly context: SessionContext;
  readonly bodyText: string;
  readonly response: Response;
  readonly startedAt: Date;
  /** Milliseconds. */
  readonly duration: number;
}

/** The account that a request or an answer names. */
function accountOf(...texts: readonly (string | null)[]): string | null {
  for (const text of texts) {
    const found = /"subMerchantId":"([^"]{1,64})"/.exec(text ?? '')?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** What a JSON answer says; nothing of files, which are streams. */
async function bodyOf(response: Response): Promise<string | null> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? response.clone().text() : null;
}

/** Logs a call that was made with an API key; others are nobody's business here. */
export async function logCall({ database }: Services, call: Answered): Promise<void> {
  const { endpoint, context, response } = call;
  const { apiUserId, person } = context.session;
  const method = apiLogMethods.find((known) => known === endpoint.method);
  const spProductId = person.productIds[0];
  if (apiUserId === undefined || method === undefined || spProductId === undefined) return;
  const answer = await bodyOf(response);
  apiLogBatch.add(database, {
    apiLogId: newId('log'),
    requestId: context.requestId,
    facilitatorId: context.scope.facilitatorId,
    spProductId,
    subMerchantId: accountOf(call.bodyText, answer),
    method,
    path: call.path,
    pattern: endpoint.path,
    statusCode: response.status,
    durationMs: Math.round(call.duration),
    apiUserId,
    apiUserName: person.name,
    ip: context.ip ?? null,
    requestBody: redacted(call.bodyText),
    responseBody: redacted(answer),
    createdAt: call.startedAt,
  });
}
