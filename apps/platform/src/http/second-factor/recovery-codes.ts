import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { recoveryCodes } from '../../kernel/database/schema/index.ts';
import { base32 } from './totp.ts';

const howMany = 10;
const codeBytes = 10;

/** The stored form of a code. 80 random bits need no slow hash. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('hex');

const newCode = (): string => base32(randomBytes(codeBytes)).replace(/(.{4})(?=.)/g, '$1-');

export const forgetRecoveryCodes = async (transaction: Queryable, userId: string) => {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
};

/** Replaces a user's codes with ten new ones. They are shown only in this response. */
export async function newRecoveryCodes(
  transaction: Transaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await forgetRecoveryCodes(transaction, userId);
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
}

/** Consumes a code. @returns whether it was one of the user's unused codes. */
export async function takeRecoveryCode(
  transaction: Queryable,
  userId: string,
  code: string,
): Promise<boolean> {
  const taken = await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export const countRecoveryCodes = (queryable: Queryable, userId: string): Promise<number> =>
  queryable.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
