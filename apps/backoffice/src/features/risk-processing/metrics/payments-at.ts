import { listAt } from '../../../shared/address.ts';

interface Measured {
  readonly from: Date;
  readonly to: Date;
}

/** The payments that a row measures. */
export const paymentsAt = (
  { from, to }: Measured,
  filters: Readonly<Record<string, string>>,
): string =>
  listAt('/reporting/transactions', {
    from: from.toISOString(),
    to: new Date(to.getTime() - 1).toISOString(),
    ...filters,
  });
