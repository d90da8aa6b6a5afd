import * as z from 'zod/mini';
import { inTab } from '../browser-storage/browser-storage.ts';
import { ofApp, read, write } from '../state/app.ts';
import { guardedAtom } from '../state/guarded.ts';
import { type Attempt, type AttemptOutcome, attemptSchema } from './attempt.ts';
import { keepUnacknowledged, markAcknowledged } from './unacknowledged.ts';

const KEY = 'payments.attempts';
const stored = z.array(attemptSchema);

/** This tab's attempts with an unknown outcome, oldest first. */
export const attemptsAtom = guardedAtom<readonly Attempt[]>([]);

/** An attempt that ended while no form waited for it; shown until it is dismissed. */
export interface FinishedAttempt {
  readonly attempt: Attempt;
  readonly ending: AttemptOutcome;
}

export const finishedAttemptsAtom = guardedAtom<readonly FinishedAttempt[]>([]);

/** The attempts that the previous page left. */
export function storedAttempts(): readonly Attempt[] {
  try {
    return stored.parse(JSON.parse(inTab.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Leaving the page asks first while a response is pending. */
const askBeforeLeaving = ofApp(({ until }) =>
  addEventListener(
    'beforeunload',
    (event) => {
      if (read(attemptsAtom).some(({ state }) => state === 'sending')) event.preventDefault();
    },
    { signal: until },
  ),
);

function save(attempts: readonly Attempt[]): void {
  askBeforeLeaving();
  write(attemptsAtom, attempts);
  if (attempts.length === 0) inTab.drop(KEY);
  else inTab.write(KEY, JSON.stringify(attempts));
}

/** Adds an attempt, or replaces it by its key. */
export function putAttempt(attempt: Attempt): void {
  const others = read(attemptsAtom).filter(({ key }) => key !== attempt.key);
  keepUnacknowledged(attempt);
  save([...others, attempt]);
}

/** Removes an attempt whose outcome is known. */
export function dropAttempt(key: string): void {
  save(read(attemptsAtom).filter((attempt) => attempt.key !== key));
}

/** Whether a page is visible to show outcomes; until then, the user hasn't seen them. */
const page = ofApp(() => ({ isShown: false }));

finishedAttemptsAtom.onMount = () => {
  const shown = page();
  shown.isShown = true;
  for (const { attempt } of read(finishedAttemptsAtom)) markAcknowledged(attempt.key);
  return () => {
    shown.isShown = false;
  };
};

export function announceOutcome(attempt: Attempt, ending: AttemptOutcome): void {
  write(finishedAttemptsAtom, [...read(finishedAttemptsAtom), { attempt, ending }]);
  if (page().isShown) markAcknowledged(attempt.key);
}

export function dismissOutcome(key: string): void {
  write(
    finishedAttemptsAtom,
    read(finishedAttemptsAtom).filter(({ attempt }) => attempt.key !== key),
  );
}
