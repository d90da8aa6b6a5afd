import { randomUUID } from 'node:crypto';
import type { GatedProcess } from './process.ts';

/** What a caller was told. */
interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
  readonly transactionId: string | undefined;
}

/** Something that somebody wants done once, under one key, however often it is sent. */
export interface Attempt {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** The definite ones. */
  readonly answers: Answer[];
}

const brand = 'http://harbor.localhost/api/v1/';

/** @param path of the API, or below a card payment's. */
export const newAttempt = (name: string, path: string, body: unknown): Attempt => ({
  name,
  path: `${brand}${path.startsWith('backoffice/') ? path : `backoffice/transactions/creditcard/${path}`}`,
  body,
  key: randomUUID(),
  answers: [],
});

const textAt = (body: unknown, name: string): string | undefined => {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Answers that leave open what came of it. */
const isOpen = (status: number, code: string | undefined): boolean =>
  code === 'STILL_RUNNING' ||
  code === 'OUTCOME_UNKNOWN' ||
  status === 503 ||
  (status >= 500 && code !== 'PROCESSOR_UNAVAILABLE');

/** Sends it to a process. @returns whether the answer was definite. */
export async function attempt(
  { api }: Pick<GatedProcess, 'api'>,
  { path, body, key, answers }: Attempt,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const response = await api.request(
    path,
    {
      method: 'POST',
      headers: {
        host: 'harbor.localhost',
        'content-type': 'application/json',
        'idempotency-key': key,
        ...headers,
      },
      body: JSON.stringify(body),
    },
    { incoming: { socket: {} } },
  );
  const told: unknown = await response.json();
  const code = textAt(told, 'code');
  if (isOpen(response.status, code)) return false;
  answers.push({
    status: response.status,
    code,
    message: textAt(told, 'message') ?? '',
    transactionId: textAt(told, 'transactionId'),
  });
  return true;
}
