import type { Input } from '@payfac/api';
import type { saleCard } from '@payfac/api/contract/transactions';
import { parseDollars } from '@payfac/domain/money';
import type { TerminalValues } from './form-schema.ts';

export type SaleBody = Input<typeof saleCard>['body'];

/** The sale a filled-in form asks for, with the card as a token; empty texts are left out. */
export function saleBody(values: TerminalValues, token: string): SaleBody | undefined {
  const amount = parseDollars(values.amount);
  if (amount === undefined) return undefined;
  const { invoiceNumber, description, ...rest } = values;
  return {
    ...rest,
    amount,
    token,
    source: 'backoffice',
    ...(invoiceNumber ? { invoiceNumber } : {}),
    ...(description ? { description } : {}),
  };
}
