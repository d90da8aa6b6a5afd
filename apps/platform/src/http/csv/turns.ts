import { CallFailure } from '../failures.ts';

/** The owner of an export. */
export interface Exporter {
  readonly caller: string;
  readonly brand: string;
}

/**
 * Each export holds a connection; the rest of the pool stays free for other calls. One caller leaves room for others of
 * the brand, and one brand for the other brands.
 */
const limits = { all: 6, brand: 4, caller: 2 } as const;

interface Running extends Exporter {
  readonly pool: object;
}

const running = new Set<Running>();

const busy = (message: string) =>
  new CallFailure({ status: 503, code: 'EXPORTS_BUSY', message, retryAfter: 5 });

/**
 * Takes a turn to export.
 * @param pool the connections that the export uses.
 * @returns a function that releases it; calling it again has no effect.
 * @throws CallFailure 503 with Retry-After when no turn is free.
 */
export function takeExportTurn(pool: object, { caller, brand }: Exporter): () => void {
  const all = [...running].filter((one) => one.pool === pool);
  const ofBrand = all.filter((one) => one.brand === brand);
  if (ofBrand.filter((one) => one.caller === caller).length >= limits.caller) {
    throw busy('Two of your exports are still running. Wait for one to finish, then try again.');
  }
  if (ofBrand.length >= limits.brand || all.length >= limits.all) {
    throw busy('Other exports are running. Try again in a moment.');
  }
  const own: Running = { pool, caller, brand };
  running.add(own);
  return () => {
    running.delete(own);
  };
}
