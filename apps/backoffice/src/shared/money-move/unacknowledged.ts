import * as outcomes from '@payfac/api/contract/outcomes';
import { send } from '../api/connection.ts';
import { inBrowser } from '../browser-storage/browser-storage.ts';
import { sessionAtom } from '../session/session.ts';
import { UNACKNOWLEDGED_PREFIX } from '../session/stored.ts';
import { ofApp, read as readAtom } from '../state/app.ts';
import { type Attempt, attemptSchema } from './attempt.ts';

/** The platform keeps an attempt's key for a day; after that, it can't be asked for. */
const ASKED_FOR_MS = 23 * 3_600_000;

const ownPrefix = (): string => `${UNACKNOWLEDGED_PREFIX}${readAtom(sessionAtom).userId}.`;

/** Each open tab holds locks on the attempts whose outcomes it will show; closing the tab releases them. */
const locks = ofApp(() => new Map<string, () => void>());

/**
 * Stores an attempt in this browser until a tab has shown its outcome. If a tab is closed before that, the user's next
 * tab finds the attempt.
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

/** The user has seen an attempt's outcome: neither this browser nor the platform shows it again. */
export function markAcknowledged(key: string): void {
  inBrowser.drop(`${ownPrefix()}${key}`);
  locks().get(key)?.();
  locks().delete(key);
  // If the platform doesn't receive this, the outcome is shown once more rather than never.
  send(outcomes.acknowledge)({ body: { key } }).catch(() => undefined);
}

/** The attempts that this browser's open tabs will show, including this one's. */
async function tellers(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

/** Which of these attempts an open tab will show, by key. */
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

/** The attempts that this user's closed tabs left unshown. */
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
