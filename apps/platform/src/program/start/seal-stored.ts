import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  applications,
  factors,
  onboardingDrafts,
  platformKeys,
  spProducts,
} from '../../kernel/database/schema/index.ts';
import { sealedPrefix } from '../../kernel/sealing/seal.ts';

const usualBatch = 200;

/** Whether a text exists and isn't sealed with the current key. */
const isStale = (text: SQL): SQL => sql`not starts_with(${text}, ${sealedPrefix()})`;

const { identity } = applications;

/** Reading and writing through the column opens sealed numbers and seals plain ones. */
async function sealIdentities(transaction: Transaction, batch: number): Promise<number> {
  const rows = await transaction
    .select({ id: applications.applicationId, identity })
    .from(applications)
    .where(
      or(
        isStale(sql`${identity} -> 'business' ->> 'taxId'`),
        sql`exists (select 1 from jsonb_array_elements(${identity} -> 'owners') as owner
          where ${isStale(sql`owner ->> 'idNumber'`)})`,
      ),
    )
    .orderBy(asc(applications.applicationId))
    .limit(batch)
    .for('update');
  for (const row of rows) {
    await transaction
      .update(applications)
      .set({ identity: row.identity })
      .where(eq(applications.applicationId, row.id));
  }
  return rows.length;
}

async function sealWebhookSecrets(transaction: Transaction, batch: number): Promise<number> {
  const { spProductId, webhookSecret, previousWebhookSecret } = spProducts;
  const rows = await transaction
    .select({ spProductId, webhookSecret, previousWebhookSecret })
    .from(spProducts)
    .where(or(isStale(sql`${webhookSecret}`), isStale(sql`${previousWebhookSecret}`)))
    .orderBy(asc(spProductId))
    .limit(batch)
    .for('update');
  for (const { spProductId: id, ...secrets } of rows) {
    await transaction.update(spProducts).set(secrets).where(eq(spProductId, id));
  }
  return rows.length;
}

async function sealPlatformKeys(transaction: Transaction): Promise<number> {
  const { keyId, secret } = platformKeys;
  const rows = await transaction
    .select({ keyId, secret })
    .from(platformKeys)
    .where(isStale(sql`${secret}`))
    .for('update');
  for (const row of rows) {
    await transaction.update(platformKeys).set({ secret: row.secret }).where(eq(keyId, row.keyId));
  }
  return rows.length;
}

async function sealTotpSecrets(transaction: Transaction, batch: number): Promise<number> {
  const { factorId, secret } = factors;
  const rows = await transaction
    .select({ factorId, secret })
    .from(factors)
    .where(isStale(sql`${secret}`))
    .orderBy(asc(factorId))
    .limit(batch)
    .for('update');
  for (const row of rows) {
    await transaction.update(factors).set({ secret: row.secret }).where(eq(factorId, row.factorId));
  }
  return rows.length;
}

async function sealDrafts(transaction: Transaction, batch: number): Promise<number> {
  const { inviteId, form, typed } = onboardingDrafts;
  const rows = await transaction
    .select({ inviteId, form, typed })
    .from(onboardingDrafts)
    .where(isStale(sql`${typed}`))
    .orderBy(asc(inviteId), asc(form))
    .limit(batch)
    .for('update');
  for (const row of rows) {
    await transaction
      .update(onboardingDrafts)
      .set({ typed: row.typed })
      .where(and(eq(inviteId, row.inviteId), eq(form, row.form)));
  }
  return rows.length;
}

/**
 * Seals, in batches, what was stored before there was a key or with an earlier key. Run it at the start, in one process
 * at a time.
 * @param batch rows per transaction, 200 by default.
 * @returns how many rows were sealed.
 */
export async function sealStored(database: Database, batch = usualBatch): Promise<number> {
  let sealed = 0;
  const works = [sealIdentities, sealWebhookSecrets, sealPlatformKeys, sealTotpSecrets, sealDrafts];
  for (const work of works) {
    let rows: number;
    do {
      rows = await inTransaction(database, (transaction) => work(transaction, batch));
      sealed += rows;
    } while (rows === batch);
  }
  return sealed;
}
