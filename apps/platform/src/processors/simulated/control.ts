import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { type RowOfJob, rowByRow } from '../../kernel/jobs/row-by-row.ts';
import type { ProcessorEvent } from '../processor.ts';
import { recordEvent } from './record.ts';
import { simulatorEvents, simulatorFaults, simulatorOperations } from './schema.ts';

const deliveriesAtOnce = 100;

/** The owners of operations, by reference. */
type OwnersOf = (
  references: readonly string[],
) => Promise<ReadonlyMap<string, Omit<RowOfJob, 'id'>>>;

/**
 * Delivers the events that are due, oldest first, each as often as it has to come. An event whose handler rejects, or
 * can't judge it yet, stays due.
 * @param now business time.
 * @param ownersOf names the owner of an event that couldn't be delivered.
 * @returns how many were delivered.
 */
export async function deliverDueEvents(
  database: Database,
  now: Date,
  deliver: (event: ProcessorEvent) => Promise<boolean>,
  ownersOf: OwnersOf = () => Promise.resolve(new Map()),
): Promise<number> {
  const due = await database
    .select()
    .from(simulatorEvents)
    .where(and(lte(simulatorEvents.dueAt, now), gt(simulatorEvents.deliveriesLeft, 0)))
    .orderBy(asc(simulatorEvents.dueAt), asc(simulatorEvents.eventId))
    .limit(deliveriesAtOnce);
  if (due.length === 0) return 0;
  const owners = await ownersOf(due.map(({ reference }) => reference));
  let delivered = 0;
  await rowByRow(
    due,
    ({ eventId, reference }) => ({ ...owners.get(reference), id: eventId }),
    async (event) => {
      const { eventId, reference, kind, reason, dueAt, deliveriesLeft } = event;
      if (kind === 'refund.failed') {
        await database
          .update(simulatorOperations)
          .set({ result: 'declined', responseCode: '05', responseMessage: 'Refund failed' })
          .where(eq(simulatorOperations.reference, reference));
      }
      for (let time = 0; time < deliveriesLeft; time += 1) {
        if (!(await deliver({ eventId, reference, kind, reason, occurredAt: dueAt }))) return false;
        await database
          .update(simulatorEvents)
          .set({ deliveriesLeft: sql`${simulatorEvents.deliveriesLeft} - 1` })
          .where(eq(simulatorEvents.eventId, eventId));
        delivered += 1;
      }
      return true;
    },
  );
  return delivered;
}

/** Opens a dispute of a payment with the next delivery of events, by the reference of its charge. */
export const openDispute = (
  database: Database,
  reference: string,
  dispute: { readonly kind: 'dispute.opened' | 'inquiry.opened'; readonly reason: string },
  now: Date,
): Promise<void> => recordEvent(database, { reference, ...dispute, dueAt: now });

/** @param rate the share of calls that fail at random, from 0 to 1. */
export async function setFaultRate(database: Database, rate: number): Promise<void> {
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`A rate lies between 0 and 1: ${rate}`);
  await database
    .insert(simulatorFaults)
    .values({ faultId: 'calls', rate })
    .onConflictDoUpdate({ target: simulatorFaults.faultId, set: { rate } });
}
