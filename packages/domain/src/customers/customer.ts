import * as z from 'zod/mini';
import { cardBrands, cardKinds } from '../enumerations/index.ts';
import { instant } from '../time/index.ts';

/** A card in a customer's vault. The platform keeps the token, never the number. */
export const savedCardSchema = z.object({
  token: z.string(),
  isDefault: z.boolean(),
  expirationMonth: z.int(),
  expirationYear: z.int(),
  truncatedCardNumber: z.string(),
  cardHolderName: z.string(),
  /** Beyond the documents: the brand shown beside the last four digits. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Beyond the documents: it decides the price where debit cards pay less. */
  cardKind: z.nullable(z.enum(cardKinds)),
});
export type SavedCard = z.output<typeof savedCardSchema>;

/** A bank account in a customer's vault. */
export const savedBankAccountSchema = z.object({
  token: z.string(),
  /** The last four digits. */
  accountNumber: z.string(),
  bankName: z.nullable(z.string()),
});
export type SavedBankAccount = z.output<typeof savedBankAccountSchema>;

/**
 * A customer of a merchant (document 1, section 3). `_id` and `customerId` are the same. Beyond the
 * documents: the account the customer belongs to, and what is needed to write to them.
 */
export const customerSchema = z.object({
  _id: z.string(),
  customerId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  name: z.string(),
  /** Masked to `g•••@mail.example`, unless the caller holds `pii.view`. */
  email: z.nullable(z.string()),
  /** The 10 digits of a US number, masked but for the last four unless the caller holds `pii.view`. */
  mobileNumber: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** Left out (null) unless the caller holds `pii.view`. */
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  createdAt: instant,
  creditCards: z.array(savedCardSchema),
  bankAccounts: z.array(savedBankAccountSchema),
});
export type Customer = z.output<typeof customerSchema>;
