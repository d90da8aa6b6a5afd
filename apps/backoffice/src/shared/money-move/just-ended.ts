import * as z from 'zod/mini';
import { type Attempt, attemptSchema } from './attempt.ts';

const KEY = 'payments.justEnded';
const stored = z.array(z.object({ attempt: attemptSchema, endedAt: z.number() }));
type JustEnded = z.output<typeof stored>[number];

/** A page that takes longer to load again has had time to show the outcome before. */
const TOLD_AGAIN_MS = 30_000;

function read(now: number): readonly JustEnded[] {
  try {
    const all = stored.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return all.filter(({ endedAt }) => now - endedAt < TOLD_AGAIN_MS);
  } catch {
    return [];
  }
}

/** Notes that an attempt has ended: whoever reloads at that moment may not have seen how. */
export function noteEnded(attempt: Attempt): void {
  const now = Date.now();
  sessionStorage.setItem(KEY, JSON.stringify([...read(now), { attempt, endedAt: now }]));
}

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** What had ended just before this page was reloaded; nothing where a person came by an address. */
export const endedBeforeReload = (): readonly Attempt[] =>
  isReload() ? read(Date.now()).map(({ attempt }) => attempt) : [];
