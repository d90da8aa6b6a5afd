import { cardBrands } from '@payfac/domain/enumerations';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

export const savedCard = z.object({
  token: z.string(),
  isDefault: z.boolean(),
  expirationMonth: z.int(),
  expirationYear: z.int(),
  truncatedCardNumber: z.string(),
  cardHolderName: z.string(),
  cardBrand: z.nullable(z.enum(cardBrands)),
});

export const savedBankAccount = z.object({
  token: z.string(),
  /** The last four digits. */
  accountNumber: z.string(),
  bankName: z.nullable(z.string()),
});

const text = (length: number) => z.string().check(z.trim(), z.maxLength(length));

const fields = {
  email: z.optional(z.nullable(z.email())),
  mobileNumber: z.optional(
    z.nullable(
      z.string().check(z.regex(/^\d{10}$/, { error: 'Enter the 10 digits of a US phone number.' })),
    ),
  ),
  company: z.optional(z.nullable(text(120))),
  street: z.optional(z.nullable(text(120))),
  city: z.optional(z.nullable(text(80))),
  state: z.optional(z.nullable(text(2))),
  zip: z.optional(z.nullable(text(10))),
};

export const customerSchema = z.object({
  _id: z.string(),
  customerId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  company: z.nullable(z.string()),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  createdAt: instant,
  creditCards: z.array(savedCard),
  bankAccounts: z.array(savedBankAccount),
});

export const newCustomerSchema = z.strictObject({
  subMerchantId: z.string(),
  name: text(120).check(z.minLength(1)),
  ...fields,
});

export const customerChangesSchema = z.strictObject({
  name: z.optional(text(120).check(z.minLength(1))),
  ...fields,
});
