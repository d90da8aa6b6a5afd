import type { Database } from '../../kernel/database/connection.ts';
import { CallFailure } from '../failures.ts';
import {
  findKey,
  forgetKey,
  type KeyClaim,
  type KeyRecord,
  KeyTaken,
  keepCreated,
  type StoredResponse,
  takeKey,
} from './claim.ts';
import { answered, keyReused, stillRunning } from './run-once.ts';

function replayed(record: KeyRecord, { call, bodyHash }: KeyClaim): StoredResponse {
  if (record.call !== call || record.bodyHash !== bodyHash) throw keyReused();
  if (record.state !== 'answered') throw stillRunning();
  return answered(record);
}

/**
 * Runs a call that creates a record once per key. The key is taken first; the result of an attempt that was killed is
 * unknown, so its key stays taken for a day.
 */
export async function createOnce(
  database: Database,
  claim: KeyClaim,
  run: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const first = await findKey(database, claim);
  if (first) return replayed(first, claim);
  try {
    await takeKey(database, claim, null);
  } catch (problem) {
    const winner = problem instanceof KeyTaken && (await findKey(database, claim));
    if (winner) return replayed(winner, claim);
    throw problem;
  }
  try {
    const response = await run();
    await keepCreated(database, claim, response);
    return response;
  } catch (problem) {
    if (problem instanceof CallFailure && problem.status < 500) {
      await keepCreated(database, claim, { status: problem.status, body: problem.error });
    } else await forgetKey(database, claim);
    throw problem;
  }
}
