import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { platformKeys } from '../../kernel/database/schema/index.ts';

const keyBytes = 32;

/**
 * A key that all processes of a database share, created by the first one that asks and sealed with its data key. So
 * every process accepts what another signed, also after a restart.
 * @throws Error that names the missing data key.
 */
async function sharedKey(database: Database, keyId: string): Promise<Uint8Array> {
  await database
    .insert(platformKeys)
    .values({
      keyId,
      secret: randomBytes(keyBytes).toString('base64'),
      createdAt: new Date(),
    })
    .onConflictDoNothing();
  const [kept] = await database
    .select({ secret: platformKeys.secret })
    .from(platformKeys)
    .where(eq(platformKeys.keyId, keyId));
  const key = Buffer.from(kept?.secret ?? '', 'base64');
  if (key.length !== keyBytes) throw new Error(`The key ${keyId} in the database is broken.`);
  return key;
}

/** The key that signs card field contexts. */
export const readContextKey = (database: Database): Promise<Uint8Array> =>
  sharedKey(database, 'card-context');
