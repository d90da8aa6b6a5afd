import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/*
 * Card fields open with a context that the platform signs, so they need no session. It names the account, the pages
 * that may embed the fields, and the expiry.
 */

const contextSchema = z.object({
  tokenSessionId: z.string(),
  facilitatorId: z.string(),
  subMerchantId: z.string(),
  vaultId: z.string(),
  /** The payer's page; absent for signed-in users and API keys. */
  page: z.optional(z.string()),
  /** Origins that may embed the fields, such as `http://harbor.localhost:4400`. */
  targetOrigins: z.array(z.string()),
  /** Milliseconds since the epoch, security time. */
  expiresAt: z.int(),
});

export type CardFieldsContext = z.output<typeof contextSchema>;

const macOf = (payload: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(payload).digest();

/** `payload.signature`, both in base64url. @param key at least 32 random bytes. */
export function signContext(context: CardFieldsContext, key: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(context)).toString('base64url');
  return `${payload}.${macOf(payload, key).toString('base64url')}`;
}

/** Verifies a signed context; undefined for any other text and after its expiry. */
export function verifyContext(
  text: string,
  key: Uint8Array,
  now = new Date(),
): CardFieldsContext | undefined {
  const [payload, signature, ...rest] = text.split('.');
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = macOf(payload, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const parsed = contextSchema.safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  return parsed.success && parsed.data.expiresAt > now.getTime() ? parsed.data : undefined;
}
