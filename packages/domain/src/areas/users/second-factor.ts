import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';

/** What a person shows after the password. */
export const factorKinds = ['authenticator', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const factorKindLabels: Readonly<Record<FactorKind, string>> = {
  authenticator: 'Authenticator app',
  passkey: 'Passkey',
};

/** Something that a person can show after the password. */
export const factorSchema = z.object({
  /** Id of the factor, `fct_…`. */
  factorId: z.string(),
  /** An app that shows codes, or a passkey. */
  kind: z.enum(factorKinds),
  /** What the person calls it. */
  name: z.string(),
  /** When it was last used to sign in. */
  lastUsedAt: z.nullable(instant),
  /** When it was made. */
  createdAt: instant,
});
export type Factor = z.output<typeof factorSchema>;

/** How a person proves who they are after the password. */
export const secondFactorSchema = z.object({
  /** What can be shown; with none of them, the password alone signs in. */
  factors: z.array(factorSchema),
  /** Recovery codes that are not used yet. */
  recoveryCodesLeft: z.int(),
  /** Whether one of the person's roles asks for it. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** Somebody asked that all of a person's factors be removed; another administrator has to confirm it. */
export const factorResetSchema = z.object({
  /** Id of the administrator who asked. */
  askedByUserId: z.string(),
  /** The name of the administrator who asked. */
  askedBy: z.string(),
  /** When it was asked for. */
  askedAt: instant,
});
export type FactorReset = z.output<typeof factorResetSchema>;

/** What a person calls a passkey. */
export const factorName = requiredText(60);

/** The six digits that an authenticator app shows; spaces are left out. */
export const authenticatorCode = z.string().check(
  z.maxLength(20),
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: 'Enter the 6 digits that the app shows.' }),
);
