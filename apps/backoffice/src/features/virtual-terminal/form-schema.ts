import { saleCard } from '@payfac/api/contract/transactions';
import { parseDollars } from '@payfac/domain/money';
import * as z from 'zod/mini';

const { cardHolderName, billingAddress, invoiceNumber, description } = saleCard.body.shape;

/** What a person fills in for a sale; the card itself is in the hosted fields. */
export const terminalForm = z.object({
  subMerchantId: z.string().check(z.minLength(1, { error: 'Choose an account.' })),
  amount: z.string().check(
    z.refine((text) => (parseDollars(text) ?? 0) > 0, {
      error: 'Enter an amount greater than $0.00.',
    }),
  ),
  capture: z.boolean(),
  cardHolderName,
  billingAddress,
  invoiceNumber,
  description,
});

export type TerminalValues = z.input<typeof terminalForm>;
