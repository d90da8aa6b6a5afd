import type { Pool, PoolClient } from 'pg';

/*
 * A pool that runs everything within `rewound` on one connection and rolls it back: transactions in it are savepoints
 * of the outer one. So a test can repeat a request a thousand times on the same data. Transactions in it must not
 * overlap.
 */
export interface RewindingPool {
  readonly pool: Pool;
  rewound<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

type Query = (...args: readonly unknown[]) => unknown;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  const text = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : '';
  return typeof text === 'string' ? text : '';
};

/** A transaction statement rewritten for use within another transaction. */
function nested(text: string, savepoint: string): string | undefined {
  if (/^begin\b/i.test(text)) return `savepoint ${savepoint}`;
  if (/^commit\b/i.test(text)) return `release savepoint ${savepoint}`;
  if (/^rollback\b/i.test(text)) return `rollback to savepoint ${savepoint}`;
  return undefined;
}

export async function createRewindingPool(real: Pool): Promise<RewindingPool> {
  const client = await real.connect();
  const ask: Query = Reflect.get(client, 'query').bind(client);
  let last: Promise<unknown> = Promise.resolve();
  /** Queries run one at a time. */
  const query: Query = (...args) => {
    const response = last.then(() => ask(...args));
    last = response.catch(() => undefined);
    return response;
  };
  let isRewinding = false;
  let lent = 0;

  /** The connection as one client sees it. */
  function lend(): PoolClient {
    lent += 1;
    const savepoint = `borrower_${lent}`;
    const send: Query = (asked, ...rest) => {
      const instead = nested(textOf(asked), savepoint);
      return instead === undefined ? query(asked, ...rest) : query(instead);
    };
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') return send;
        if (name === 'release') return () => undefined;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  const pool = new Proxy(real, {
    get: (target, name) => {
      if (isRewinding && name === 'connect') return async () => lend();
      if (isRewinding && name === 'query') return query;
      return Reflect.get(target, name, target);
    },
  });

  return {
    pool,
    rewound: async (work) => {
      await query('begin');
      isRewinding = true;
      try {
        return await work();
      } finally {
        isRewinding = false;
        await query('rollback');
      }
    },
    close: () => client.release(),
  };
}
