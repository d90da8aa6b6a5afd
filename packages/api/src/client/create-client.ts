import type { Area, Endpoint, Input, Output } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { type Cancelled, cancelled } from './cancelled.ts';
import { downloadCsv } from './csv.ts';
import type { RawInput } from './encode.ts';
import { Lanes } from './lanes.ts';
import type { CallOptions, ClientOptions, CsvDownload, CsvOptions } from './options.ts';
import { connect, readAnswer, send } from './transport.ts';

type Answer<E extends Endpoint> = E extends { readonly list: true }
  ? Output<E> | Cancelled
  : Output<E>;

type Arguments<E extends Endpoint, O> =
  Partial<Input<E>> extends Input<E>
    ? [input?: Input<E>, options?: O]
    : [input: Input<E>, options?: O];

/** One call. List loads may resolve to `cancelled`; everything else resolves or throws `ApiError`. */
export type Call<E extends Endpoint> = ((
  ...args: Arguments<E, CallOptions>
) => Promise<Answer<E>>) &
  (E extends { readonly csv: string }
    ? { readonly csv: (...args: Arguments<E, CsvOptions>) => Promise<CsvDownload> }
    : unknown);

export type Client<A extends Readonly<Record<string, Area>>> = {
  readonly [K in keyof A]: { readonly [N in keyof A[K]]: Call<A[K][N]> };
};

/**
 * A typed client of the areas it is given; nothing of other areas is bundled.
 *
 *     const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1' }, { transactions });
 *     const sale = await api.transactions.saleCard({ body }, { idempotencyKey });
 */
export function createClient<const A extends Readonly<Record<string, Area>>>(
  options: ClientOptions,
  areas: A,
): Client<A> {
  const lanes = new Lanes();
  const connection = connect(options);

  async function call(endpoint: Endpoint, input: RawInput = {}, callOptions: CallOptions = {}) {
    const lane = endpoint.list
      ? lanes.enter(callOptions.lane ?? `${endpoint.method} ${endpoint.path}`)
      : undefined;
    const signals = [lane?.signal, callOptions.signal].filter((signal) => signal !== undefined);
    const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
    try {
      const response = await send(endpoint, connection, { ...callOptions, input, signal });
      return await readAnswer(endpoint, response, options);
    } catch (problem) {
      const aborted = signal?.aborted && !(problem instanceof ApiError);
      if (aborted && endpoint.list) return cancelled;
      throw problem;
    } finally {
      lane?.done();
    }
  }

  const callOf = (endpoint: Endpoint) =>
    Object.assign(
      (input?: RawInput, callOptions?: CallOptions) => call(endpoint, input, callOptions),
      endpoint.csv && {
        csv: (input: RawInput = {}, csvOptions: CsvOptions = {}) =>
          downloadCsv(endpoint, connection, input, csvOptions),
      },
    );

  const client: object = Object.fromEntries(
    Object.entries(areas).map(([name, area]) => [
      name,
      Object.fromEntries(Object.entries(area).map(([key, endpoint]) => [key, callOf(endpoint)])),
    ]),
  );
  // The mapped type follows from the contract; Object.fromEntries cannot carry it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return client as Client<A>;
}
