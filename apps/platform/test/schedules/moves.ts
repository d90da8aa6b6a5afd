import type { JobName } from '@payfac/domain/jobs';
import { openDispute } from '../../src/processors/simulated/control.ts';
import { jobNamed } from '../../src/program/jobs.ts';
import { type Attempt, newAttempt } from './attempts.ts';
import type { GatedProcess } from './process.ts';
import { dollars, type Payment, type Scene, sendOnce } from './scene.ts';
import type { World } from './world.ts';

/** One task of a process. */
export type Task = (one: GatedProcess) => Promise<unknown>;

export const run =
  (name: JobName): Task =>
  async ({ services }) =>
    jobNamed(name).run(services, await services.clock.now());

/** Sends an attempt, and repeats it under the same key until its outcome is known. */
export const send =
  ({ world, random }: Scene, what: Attempt): Task =>
  async (one) => {
    const tries = random.int(1, 3);
    for (let tried = 0; tried < tries; tried += 1) {
      if (await sendOnce(world, one, what)) return;
    }
  };

export const begin = (scene: Scene, what: Attempt): Task => {
  scene.attempts.push(what);
  return send(scene, what);
};

/** @param area of the API, if it isn't a card payment. @param ofWhole the chance that it names no amount. */
export function follow(
  { random }: Scene,
  { id, cents }: Payment,
  kind: 'capture' | 'void' | 'refund',
  area = '',
  ofWhole = 0.4,
): Attempt {
  const isWhole = kind === 'void' || random.chance(ofWhole);
  const amount = isWhole ? {} : { amount: dollars(random.int(1, cents)) };
  return newAttempt(kind, `${area}${id}/${kind}`, amount);
}

/** A staff call without an idempotency key. */
export async function order(
  { admin }: World,
  { api }: GatedProcess,
  path: string,
  method: 'POST' | 'PUT',
  body: unknown,
): Promise<void> {
  const headers = {
    host: 'harbor.localhost',
    'content-type': 'application/json',
    authorization: `Bearer ${admin.token}`,
  };
  const { status } = await api.request(
    `http://harbor.localhost/api/v1/${path}`,
    { method, headers, body: JSON.stringify(body) },
    { incoming: { socket: {} } },
  );
  const isLate = status === 200 || status === 409 || status >= 500;
  if (!isLate) throw new Error(`${path} returned ${status}`);
}

/** Suspends or resumes the account's processing. */
export const suspend = (world: World, one: GatedProcess, isSuspended: boolean): Promise<void> =>
  order(world, one, `backoffice/accounts/${world.applicationId}`, 'PUT', {
    isSuspended,
    ...(isSuspended ? { reason: 'Disputes.' } : {}),
  });

export const dispute =
  ({ payment }: Scene): Task =>
  async ({ services }) => {
    const now = await services.clock.now();
    const opened = { kind: 'dispute.opened', reason: 'fraudulent' } as const;
    await openDispute(services.database, `ref_${payment.id}`, opened, now);
    await jobNamed('processor-events').run(services, now);
  };

/** Ends the payment's open dispute. */
export const endDispute =
  ({ world, payment, random }: Scene): Task =>
  async (one) => {
    const { rows } = await world.api.open.pool.query(
      'select dispute_id from disputes where root_transaction_id = $1 and closed_at is null',
      [payment.id],
    );
    if (!rows[0]) return;
    const action = random.pick(['respond', 'win', 'accept']);
    for (const each of action === 'win' ? ['respond', 'win'] : [action]) {
      const body = { disputeId: rows[0].dispute_id, action: each };
      await order(world, one, 'simulator/dispute-move', 'POST', body);
    }
  };
