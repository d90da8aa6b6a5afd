import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';

/** Kinds of second factor. */
export const factorKinds = ['authenticator', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const factorKindLabels: Readonly<Record<FactorKind, string>> = {
  authenticator: 'Authenticator app',
  passkey: 'Passkey',
};

/** A user's second factor. */
export const factorSchema = z.object({
  /** Id of the factor, `fct_…`. */
  factorId: z.string(),
  /** Kind of factor: an authenticator app or a passkey. */
  kind: z.enum(factorKinds),
  /** The user's name for the factor. */
  name: z.string(),
  /** When it was last used to sign in; null if never. */
  lastUsedAt: z.nullable(instant),
  /** When it was created. */
  createdAt: instant,
});
export type Factor = z.output<typeof factorSchema>;

/** A user's second-factor settings. */
export const secondFactorSchema = z.object({
  /** Registered factors; with none, the password alone signs in. */
  factors: z.array(factorSchema),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** Whether any of the user's roles requires a second factor. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** A request to remove all of a user's factors; a second administrator must confirm it. */
export const factorResetSchema = z.object({
  /** Id of the administrator who requested it. */
  askedByUserId: z.string(),
  /** Name of the administrator who requested it. */
  askedBy: z.string(),
  /** When it was requested. */
  askedAt: instant,
});
export type FactorReset = z.output<typeof factorResetSchema>;

/** A user's name for a passkey. */
export const factorName = requiredText(60);

/** The six-digit code of an authenticator app; spaces are removed. */
export const authenticatorCode = z.string().check(
  z.maxLength(20),
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: 'Enter the 6 digits that the app shows.' }),
);
