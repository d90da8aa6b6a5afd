import { type Endpoint, type ServerError, serverErrorSchema } from '@payfac/api/contract';
import * as z from 'zod/mini';

/* What a response's body is, by the schema of its call. */

/** What a call answers, as it travels. */
export type Answer<E extends Endpoint> = z.input<E['output']>;

interface Responded {
  readonly status: number;
  readonly body: unknown;
}

const isOf = <S extends z.ZodMiniType>(schema: S, value: unknown): value is z.input<S> =>
  schema.safeParse(value).success;

/** A response that succeeded and is as its call's schema says; throws what is wrong otherwise. */
export function answerOf<E extends Endpoint>(
  { id, output }: E,
  { status, body }: Responded,
): Answer<E> {
  if (status !== 200) throw new Error(`${id} returned ${status}: ${JSON.stringify(body)}`);
  if (isOf<E['output']>(output, body)) return body;
  const issues = z.safeParse(output, body).error?.issues ?? [];
  throw new Error(`${id} is not answered as its schema says: ${JSON.stringify(issues[0])}`);
}

/** What a call that failed returned; undefined of one that did not. */
export const refusalOf = ({ body }: Pick<Responded, 'body'>): ServerError | undefined =>
  serverErrorSchema.safeParse(body).data;
