import type { CallOptions, Cancelled, CsvDownload, CsvOptions, Endpoint } from '@payfac/api';
import type * as z from 'zod/mini';

export interface ListResponse<R> {
  readonly data: readonly R[];
  readonly count: number;
  readonly countIsLowerBound?: boolean | undefined;
}

/** A list call of the contract. */
export type ListEndpoint<S extends z.ZodMiniObject, R> = Endpoint & {
  readonly list: true;
  readonly query: S;
  readonly output: z.ZodMiniType<ListResponse<R>>;
};

interface QueryInput<S extends z.ZodMiniObject> {
  readonly query: z.output<S>;
}

/** The call itself, with its export and its iteration over all pages, if the client has them. */
export interface ListCall<S extends z.ZodMiniObject, R> {
  (input: QueryInput<S>, options: CallOptions): Promise<ListResponse<R> | Cancelled>;
  readonly csv?: (input: QueryInput<S>, options: CsvOptions) => Promise<CsvDownload>;
  readonly all: (
    input: QueryInput<S>,
    options: { readonly signal: AbortSignal },
  ) => AsyncIterableIterator<R>;
}
