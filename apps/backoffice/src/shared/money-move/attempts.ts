import * as z from 'zod/mini';
import { inTab } from '../kept/kept.ts';
import { ofApp, read, write } from '../state/app.ts';
import { guardedAtom } from '../state/guarded.ts';
import { type Attempt, attemptSchema, type Ending } from './attempt.ts';
import { keepUntold, markTold } from './untold.ts';

const KEY = 'payments.attempts';
const stored = z.array(attemptSchema);

/** Attempts of this tab whose outcome is not known, oldest first. */
export const attemptsAtom = guardedAtom<readonly Attempt[]>([]);

/** An attempt that ended while no form waited for it; shown until it is dismissed. */
export interface Ended {
  readonly attempt: Attempt;
  readonly ending: Ending;
}

export const endedAtom = guardedAtom<readonly Ended[]>([]);

/** The attempts that a page before this one left. */
export function storedAttempts(): readonly Attempt[] {
  try {
    return stored.parse(JSON.parse(inTab.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** While a response is awaited, leaving the page asks first. */
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
  keepUntold(attempt);
  save([...others, attempt]);
}

/** It is known how the attempt ended. */
export function dropAttempt(key: string): void {
  save(read(attemptsAtom).filter((attempt) => attempt.key !== key));
}

/** Whether a page shows what ended; until then nobody has been told. */
const page = ofApp(() => ({ isShown: false }));

endedAtom.onMount = () => {
  const shown = page();
  shown.isShown = true;
  for (const { attempt } of read(endedAtom)) markTold(attempt.key);
  return () => {
    shown.isShown = false;
  };
};

export function announceEnded(attempt: Attempt, ending: Ending): void {
  write(endedAtom, [...read(endedAtom), { attempt, ending }]);
  if (page().isShown) markTold(attempt.key);
}

export function dismissEnded(key: string): void {
  write(
    endedAtom,
    read(endedAtom).filter(({ attempt }) => attempt.key !== key),
  );
}
