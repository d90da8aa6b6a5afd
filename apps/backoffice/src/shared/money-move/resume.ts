import * as outcomes from '@payfac/api/contract/outcomes';
import { formatUsd } from '@payfac/domain/money';
import { send } from '../api/connection.ts';
import { queryClient } from '../query/client.ts';
import { type Attempt, moveSchema } from './attempt.ts';
import { announceOutcome, dropAttempt, putAttempt, storedAttempts } from './attempts.ts';
import type { Outcome } from './find-outcome.ts';
import { findOutcome } from './find-outcome.ts';
import { finishedBeforeReload } from './just-finished.ts';
import { askOutcome } from './send-attempt.ts';
import { attemptsInOpenTabs, leftByClosedTabs } from './unacknowledged.ts';

async function follow(attempt: Attempt): Promise<void> {
  putAttempt({ ...attempt, state: 'unknown' });
  const ending = await findOutcome(attempt, askOutcome);
  dropAttempt(attempt.key);
  // It ended on the platform, without a call of this page.
  void queryClient().invalidateQueries();
  announceOutcome(attempt, ending);
}

function attemptOf({ key, startedAt, operation }: Outcome): Attempt | undefined {
  if (!operation) return undefined;
  const what = moveSchema.shape.what.safeParse(operation.kind);
  return {
    key,
    move: { what: what.success ? what.data : 'payment', amount: formatUsd(operation.amount) },
    startedAt: startedAt.getTime(),
    state: 'unknown',
  };
}

/**
 * Resumes the attempts that the previous page left open or had just finished, those of a tab that was closed before
 * their outcome, and those whose outcome, according to the platform, no page has shown to this user: a sign-out clears
 * the tab, not the payment.
 */
export async function resumeAttempts(): Promise<void> {
  const own = [...finishedBeforeReload(), ...storedAttempts()];
  const known = new Map(own.map((attempt) => [attempt.key, attempt]));
  for (const attempt of known.values()) void follow(attempt);
  const left = (await leftByClosedTabs()).filter(({ key }) => !known.has(key));
  for (const attempt of left) {
    known.set(attempt.key, attempt);
    void follow(attempt);
  }
  const open = await send(outcomes.list)().catch(() => ({ data: [] }));
  const held = await attemptsInOpenTabs(open.data.map(({ key }) => key));
  for (const outcome of open.data) {
    const attempt = attemptOf(outcome);
    if (attempt && !known.has(attempt.key) && !held.has(attempt.key)) void follow(attempt);
  }
}
