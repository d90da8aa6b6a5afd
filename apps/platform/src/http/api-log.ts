import type { Endpoint } from '@payfac/api/contract';
import { apiLogMethods } from '@payfac/domain/api-logs';
import { maskCardNumbers } from '@payfac/domain/card-numbers';
import type { Database } from '../kernel/database/connection.ts';
import { newId } from '../kernel/database/ids.ts';
import { apiLogs } from '../kernel/database/schema/index.ts';
import { createBatch } from '../kernel/monitoring/batch.ts';
import { redacted } from '../kernel/monitoring/redacted.ts';
import type { CallContext, SessionContext } from './context.ts';

type LogRow = typeof apiLogs.$inferInsert;
type Caller = Pick<
  LogRow,
  'facilitatorId' | 'spProductId' | 'apiUserId' | 'apiUserName' | 'userId' | 'username'
>;

export const apiLogBatch = createBatch<LogRow>((database, rows) =>
  database.insert(apiLogs).values(rows),
);

/** A call with its response. */
export interface Answered {
  readonly endpoint: Endpoint;
  readonly path: string;
  /** Without a session when the call was refused or not identified yet. */
  readonly context: CallContext | SessionContext;
  readonly bodyText: string;
  readonly response: Response;
  readonly startedAt: Date;
  /** Milliseconds. */
  readonly duration: number;
}

const nobody = { spProductId: null, apiUserId: null, apiUserName: null } as const;

/** The caller; without a session, only the brand of the call's host. */
function callerOf(context: CallContext | SessionContext): Caller {
  if (!('session' in context)) {
    const { facilitatorId } = context.place.brand;
    return { ...nobody, facilitatorId, userId: null, username: null };
  }
  const { facilitatorId, productIds } = context.scope;
  const { person, apiUserId, keyProductId } = context.session;
  const spProductId = keyProductId ?? productIds[0] ?? null;
  return apiUserId === undefined
    ? { ...nobody, facilitatorId, spProductId, userId: person.userId, username: person.username }
    : {
        facilitatorId,
        spProductId,
        apiUserId,
        apiUserName: person.name,
        userId: null,
        username: null,
      };
}

/** The account named in a request or response. */
function accountOf(...texts: readonly (string | null)[]): string | null {
  for (const text of texts) {
    const found = /"subMerchantId":"([^"]{1,64})"/.exec(text ?? '')?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

const longestPath = 500;
const nul = String.fromCharCode(0);

/** A path that can be stored: callers may send NUL characters, which PostgreSQL's text can't hold. */
const shownPath = (path: string): string =>
  maskCardNumbers(path.replaceAll(nul, '␀')).slice(0, longestPath);

/** The text of a JSON response; null for files, which are streams. */
const bodyOf = async (response: Response | undefined): Promise<string | null> =>
  (await response?.text()) ?? null;

/**
 * Logs a call off its critical path: nothing is read, looked up or written before the response is sent. Bodies are
 * stored only for API keys' calls, for the developers of the programs that make them; users' requests and responses
 * aren't stored.
 */
export function logCall(database: Database, call: Answered): void {
  const { endpoint, context, response, bodyText } = call;
  const method = apiLogMethods.find((name) => name === endpoint.method);
  if (method === undefined) return;
  const { status } = response;
  const isOfKey = 'session' in context && context.session.apiUserId !== undefined;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const copy = isOfKey && isJson ? response.clone() : undefined;
  apiLogBatch.add(database, async () => {
    const responseText = await bodyOf(copy);
    return {
      ...callerOf(context),
      apiLogId: newId('log'),
      requestId: context.requestId,
      // In a refused call, it may be another facilitator's account.
      subMerchantId: status < 400 ? accountOf(bodyText, responseText) : null,
      method,
      path: shownPath(call.path),
      pattern: endpoint.path,
      statusCode: status,
      durationMs: Math.round(call.duration),
      ip: context.ip ?? null,
      requestBody: isOfKey ? redacted(bodyText) : null,
      responseBody: redacted(responseText),
      createdAt: call.startedAt,
    };
  });
}
