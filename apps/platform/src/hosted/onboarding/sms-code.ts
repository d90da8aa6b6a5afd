import { randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { smsCodes } from '../../kernel/database/schema/index.ts';

const digits = 6;
const lifeMs = 10 * 60_000;

/** Creates a code for an application and replaces the previous one. It works once, for ten minutes. */
export async function newSmsCode(transaction: Transaction, applicationId: string): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const expiresAt = new Date(Date.now() + lifeMs);
  await transaction
    .insert(smsCodes)
    .values({ applicationId, code, expiresAt })
    .onConflictDoUpdate({ target: smsCodes.applicationId, set: { code, expiresAt } });
  return code;
}

/** Checks a typed code, in constant time. */
export async function checkSmsCode(
  database: Queryable,
  applicationId: string,
  typed: string,
  now = new Date(),
): Promise<'right' | 'wrong' | 'expired'> {
  const [sent] = await database
    .select()
    .from(smsCodes)
    .where(eq(smsCodes.applicationId, applicationId));
  if (!sent) return 'expired';
  const expected = Buffer.from(sent.code);
  const given = Buffer.from(typed.replace(/\s/g, ''));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  return sent.expiresAt <= now ? 'expired' : 'right';
}

export const forgetSmsCode = async (transaction: Transaction, applicationId: string) => {
  await transaction.delete(smsCodes).where(eq(smsCodes.applicationId, applicationId));
};
