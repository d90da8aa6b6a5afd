import { randomUUID } from 'node:crypto';
import type { GatedProcess } from './process.ts';

/** The response that a caller got. */
export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
  readonly transactionId: string | undefined;
}

/** One intended effect, under one key, however often it is sent. */
export interface Attempt {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** The final responses. */
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

/** Responses that leave the outcome open. */
const isOpen = (status: number, code: string | undefined): boolean =>
  code === 'STILL_RUNNING' ||
  code === 'OUTCOME_UNKNOWN' ||
  status === 503 ||
  (status >= 500 && code !== 'PROCESSOR_UNAVAILABLE');

/** The outcome in a response; undefined when it is left open. */
export function answerIn(status: number, told: unknown): Answer | undefined {
  const code = textAt(told, 'code');
  if (isOpen(status, code)) return undefined;
  const message = textAt(told, 'message') ?? '';
  return { status, code, message, transactionId: textAt(told, 'transactionId') };
}

/** Sends an attempt to a process. @returns whether the response was final. */
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
  const answer = answerIn(response.status, await response.json());
  if (answer) answers.push(answer);
  return answer !== undefined;
}
