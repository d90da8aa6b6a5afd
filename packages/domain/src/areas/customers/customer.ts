import * as z from 'zod/mini';
import { cardBrands, cardKinds } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** A card in a customer's vault. The platform stores the token, never the number. */
export const savedCardSchema = z.object({
  /** Token of the card or bank account. */
  token: z.string(),
  /** True for the default. */
  isDefault: z.boolean(),
  /** Expiry month, 1 to 12. */
  expirationMonth: z.int(),
  /** Expiry year, four digits. */
  expirationYear: z.int(),
  /** Last four digits of the card. */
  truncatedCardNumber: z.string(),
  /** Cardholder name. */
  cardHolderName: z.string(),
  /** Card brand. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Decides the price when dual pricing is on: debit pays less. */
  cardKind: z.nullable(z.enum(cardKinds)),
});
export type SavedCard = z.output<typeof savedCardSchema>;

/** A bank account in a customer's vault. */
export const savedBankAccountSchema = z.object({
  /** Token of the card or bank account. */
  token: z.string(),
  /** Last four digits of the account number. */
  accountNumber: z.string(),
  /** Name of the bank. */
  bankName: z.nullable(z.string()),
});
export type SavedBankAccount = z.output<typeof savedBankAccountSchema>;

/** A customer of a merchant. `_id` and `customerId` are the same. */
export const customerSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Display name. */
  name: z.string(),
  /** Masked to `g•••@mail.example`, unless the caller holds `pii.view`. */
  email: z.nullable(z.string()),
  /** The 10 digits of a US number, masked but for the last four unless the caller holds `pii.view`. */
  mobileNumber: z.nullable(z.string()),
  /** The customer's company. */
  company: z.nullable(z.string()),
  /** Left out (null) unless the caller holds `pii.view`. */
  street: z.nullable(z.string()),
  /** City. */
  city: z.nullable(z.string()),
  /** Two-letter US state code. */
  state: z.nullable(z.string()),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: z.nullable(z.string()),
  /** What their payments took, less what was refunded or taken back by their bank. */
  spentAmount: money,
  /** When they last paid; null before the first payment that took money. */
  lastPaymentAt: z.nullable(instant),
  /** When it was created. */
  createdAt: instant,
  /** Saved cards. */
  creditCards: z.array(savedCardSchema),
  /** Saved bank accounts. */
  bankAccounts: z.array(savedBankAccountSchema),
});
export type Customer = z.output<typeof customerSchema>;
