import * as outcomes from '@payfac/api/contract/outcomes';
import { send } from '../api/connection.ts';
import { inBrowser } from '../browser-storage/browser-storage.ts';
import { sessionAtom } from '../session/session.ts';
import { UNACKNOWLEDGED_PREFIX } from '../session/stored.ts';
import { ofApp, read as readAtom } from '../state/app.ts';
import { type Attempt, attemptSchema } from './attempt.ts';

/** The platform keeps an attempt's key for a day; what it has forgotten can't be asked for. */
const ASKED_FOR_MS = 23 * 3_600_000;

const ownPrefix = (): string => `${UNACKNOWLEDGED_PREFIX}${readAtom(sessionAtom).userId}.`;

/** Tabs hold a lock on what they will tell, and lose it when they are closed. */
const locks = ofApp(() => new Map<string, () => void>());

/**
 * Keeps an attempt in this browser until a tab has told how it ended. A tab that is closed in mid-flight
 * tells nothing: what it leaves is found by the person's next one.
 */
export function keepUnacknowledged(attempt: Attempt): void {
  const name = `${ownPrefix()}${attempt.key}`;
  inBrowser.write(name, JSON.stringify(attempt));
  const held = locks();
  if (held.has(attempt.key)) return;
  const told = new Promise<void>((resolve) => {
    held.set(attempt.key, resolve);
  });
  void navigator.locks?.request(name, () => told);
}

/** The person has been shown how an attempt ended: neither this browser nor the platform tells it again. */
export function markAcknowledged(key: string): void {
  inBrowser.drop(`${ownPrefix()}${key}`);
  locks().get(key)?.();
  locks().delete(key);
  // What the platform doesn't hear now is told once more, rather than never.
  send(outcomes.acknowledge)({ body: { key } }).catch(() => undefined);
}

/** What the open tabs of this browser will tell, this one included. */
async function tellers(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

/** Whether a tab that is open will tell how each of these ended, by key. */
export async function attemptsInOpenTabs(keys: readonly string[]): Promise<ReadonlySet<string>> {
  const open = await tellers();
  return new Set(keys.filter((key) => open.has(`${ownPrefix()}${key}`)));
}

function read(name: string): Attempt | undefined {
  try {
    return attemptSchema.parse(JSON.parse(inBrowser.read(name) ?? ''));
  } catch {
    return undefined;
  }
}

/** What this person's closed tabs have left untold. */
export async function leftByClosedTabs(now = Date.now()): Promise<readonly Attempt[]> {
  const open = await tellers();
  const prefix = ownPrefix();
  const names = inBrowser.keys().filter((name) => name.startsWith(prefix) && !open.has(name));
  return names.flatMap((name) => {
    const attempt = read(name);
    if (attempt && now - attempt.startedAt < ASKED_FOR_MS) return [attempt];
    inBrowser.drop(name);
    return [];
  });
}
