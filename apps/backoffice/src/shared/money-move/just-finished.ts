import * as z from 'zod/mini';
import { inTab } from '../browser-storage/browser-storage.ts';
import { type Attempt, attemptSchema } from './attempt.ts';

const KEY = 'payments.justEnded';
const stored = z.object({ attempt: attemptSchema, endedAt: z.number() });

/** If a reload takes longer than this, the previous page had time to show the outcome. */
const TOLD_AGAIN_MS = 30_000;

/** Remembers that an attempt has ended, since a user who reloads at that moment may not have seen the outcome. */
export const rememberFinished = (attempt: Attempt): void => {
  inTab.write(KEY, JSON.stringify({ attempt, endedAt: Date.now() }));
};

/** A user who starts another attempt has seen the last one's outcome. */
export const forgetFinished = (): void => inTab.drop(KEY);

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** The attempts that ended just before this page was reloaded; empty if the page wasn't reloaded. */
export function finishedBeforeReload(): readonly Attempt[] {
  if (!isReload()) return [];
  try {
    const { attempt, endedAt } = stored.parse(JSON.parse(inTab.read(KEY) ?? ''));
    return Date.now() - endedAt < TOLD_AGAIN_MS ? [attempt] : [];
  } catch {
    return [];
  }
}
