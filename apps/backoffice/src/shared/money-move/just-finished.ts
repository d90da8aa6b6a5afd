import * as z from 'zod/mini';
import { inTab } from '../browser-storage/browser-storage.ts';
import { type Attempt, attemptSchema } from './attempt.ts';

const KEY = 'payments.justEnded';
const stored = z.object({ attempt: attemptSchema, endedAt: z.number() });

/** A page that takes longer to load again has had time to show the outcome before. */
const TOLD_AGAIN_MS = 30_000;

/** Notes that an attempt has ended: whoever reloads at that moment may not have seen how. */
export const rememberFinished = (attempt: Attempt): void => {
  inTab.write(KEY, JSON.stringify({ attempt, endedAt: Date.now() }));
};

/** Whoever begins another attempt has seen how the last one ended. */
export const forgetFinished = (): void => inTab.drop(KEY);

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** What had ended just before this page was reloaded; nothing where a person came by an address. */
export function finishedBeforeReload(): readonly Attempt[] {
  if (!isReload()) return [];
  try {
    const { attempt, endedAt } = stored.parse(JSON.parse(inTab.read(KEY) ?? ''));
    return Date.now() - endedAt < TOLD_AGAIN_MS ? [attempt] : [];
  } catch {
    return [];
  }
}
