import type { Database } from '../../kernel/database/connection.ts';
import { CallFailure } from '../failures.ts';
import {
  findKey,
  type KeyClaim,
  type KeyRecord,
  KeyTaken,
  keepRefusal,
  type StoredResponse,
} from './claim.ts';

/** Finds the outcome of an operation that was begun and not finished. */
export type ResolveOperation = (
  transactionId: string,
) => Promise<'decided' | 'unknown' | 'running'>;

export const stillRunning = () =>
  new CallFailure({
    status: 409,
    code: 'STILL_RUNNING',
    message: 'The first attempt is still running. Try again in a moment.',
    retryAfter: 1,
  });

export const outcomeUnknown = (transactionId: string): CallFailure =>
  new CallFailure({
    status: 504,
    code: 'OUTCOME_UNKNOWN',
    message:
      'We haven’t heard back from the processor. Send this again with the same key to check the outcome.',
    transactionId,
  });

export const keyReused = () =>
  new CallFailure({
    status: 422,
    code: 'KEY_REUSED',
    message: 'This Idempotency-Key was used for another request.',
  });

export const answered = ({ responseStatus, responseBody }: KeyRecord): StoredResponse => ({
  status: responseStatus ?? 200,
  body: responseBody,
});

/**
 * Runs a call that moves money at most once per key. A retry gets the first response; if its outcome was unknown, it is
 * looked up first.
 */
export async function runOnce(
  database: Database,
  claim: KeyClaim,
  resolve: ResolveOperation,
  run: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const replay = async (record: KeyRecord): Promise<StoredResponse> => {
    if (record.call !== claim.call || record.bodyHash !== claim.bodyHash) throw keyReused();
    if (record.state === 'answered') return answered(record);
    if (record.transactionId === null) throw stillRunning();
    const state = await resolve(record.transactionId);
    if (state === 'unknown') throw outcomeUnknown(record.transactionId);
    const decided = state === 'decided' ? await findKey(database, claim) : undefined;
    if (decided?.state !== 'answered') throw stillRunning();
    return answered(decided);
  };

  const first = await findKey(database, claim);
  if (first) return replay(first);
  try {
    return await run();
  } catch (problem) {
    const isRefused = problem instanceof CallFailure && problem.status < 500;
    const isKept =
      isRefused &&
      (await keepRefusal(database, claim, { status: problem.status, body: problem.error }));
    if (isKept || !(isRefused || problem instanceof KeyTaken)) throw problem;
    const winner = await findKey(database, claim);
    const own = isRefused ? problem.error.transactionId : undefined;
    // The same request came twice, and the other one finished while this one was stalled: its result counts.
    if (winner && (own === undefined || winner.transactionId !== own)) return replay(winner);
    throw problem;
  }
}

const KEY = /^[\x21-\x7e]{8,128}$/;

/** @throws CallFailure 400 when the header is missing or isn't a key. */
export function readKey(header: string | undefined): string {
  if (header !== undefined && KEY.test(header)) return header;
  throw new CallFailure({
    status: 400,
    code: 'IDEMPOTENCY_KEY_NEEDED',
    message: 'Send an Idempotency-Key header of 8 to 128 printable characters.',
  });
}
