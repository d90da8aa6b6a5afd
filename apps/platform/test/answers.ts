import { type Endpoint, type ServerError, serverErrorSchema } from '@payfac/api/contract';
import * as z from 'zod/mini';

/* The body of a response, by its call's schema. */

/** A call's response body as sent over the wire. */
export type Answer<E extends Endpoint> = z.input<E['output']>;

interface Responded {
  readonly status: number;
  readonly body: unknown;
}

const isOf = <S extends z.ZodMiniType>(schema: S, value: unknown): value is z.input<S> =>
  schema.safeParse(value).success;

/** The body of a successful response that matches its call's schema; throws otherwise. */
export function answerOf<E extends Endpoint>(
  { id, output }: E,
  { status, body }: Responded,
): Answer<E> {
  if (status !== 200) throw new Error(`${id} returned ${status}: ${JSON.stringify(body)}`);
  if (isOf<E['output']>(output, body)) return body;
  const issues = z.safeParse(output, body).error?.issues ?? [];
  throw new Error(`${id} is not answered as its schema says: ${JSON.stringify(issues[0])}`);
}

/** The error of a failed call; undefined for a successful one. */
export const refusalOf = ({ body }: Pick<Responded, 'body'>): ServerError | undefined =>
  serverErrorSchema.safeParse(body).data;
