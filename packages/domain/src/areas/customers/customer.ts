import * as z from 'zod/mini';
import { cardBrands, cardKinds } from '../../kernel/enumerations/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** A card in a customer's vault. The platform keeps the token, never the number. */
export const savedCardSchema = z.object({
  /** A token that stands for a card or a bank account. */
  token: z.string(),
  /** Whether it is the one used unless another is chosen. */
  isDefault: z.boolean(),
  /** The month in which the card expires, 1 to 12. */
  expirationMonth: z.int(),
  /** The year in which the card expires, four digits. */
  expirationYear: z.int(),
  /** The last four digits of the card. */
  truncatedCardNumber: z.string(),
  /** The name on the card. */
  cardHolderName: z.string(),
  /** The brand, shown beside the last four digits. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Decides the price where debit cards pay less. */
  cardKind: z.nullable(z.enum(cardKinds)),
});
export type SavedCard = z.output<typeof savedCardSchema>;

/** A bank account in a customer's vault. */
export const savedBankAccountSchema = z.object({
  /** A token that stands for a card or a bank account. */
  token: z.string(),
  /** The last four digits. */
  accountNumber: z.string(),
  /** Name of the bank that has the account. */
  bankName: z.nullable(z.string()),
});
export type SavedBankAccount = z.output<typeof savedBankAccountSchema>;

/** A customer of a merchant. `_id` and `customerId` are the same. */
export const customerSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The name people see. */
  name: z.string(),
  /** Masked to `g•••@mail.example`, unless the caller holds `pii.view`. */
  email: z.nullable(z.string()),
  /** The 10 digits of a US number, masked but for the last four unless the caller holds `pii.view`. */
  mobileNumber: z.nullable(z.string()),
  /** Company that the customer works for. */
  company: z.nullable(z.string()),
  /** Left out (null) unless the caller holds `pii.view`. */
  street: z.nullable(z.string()),
  /** City of the address, in full. */
  city: z.nullable(z.string()),
  /** The US state by its two letters. */
  state: z.nullable(z.string()),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
  /** Saved cards. */
  creditCards: z.array(savedCardSchema),
  /** Saved bank accounts. */
  bankAccounts: z.array(savedBankAccountSchema),
});
export type Customer = z.output<typeof customerSchema>;
