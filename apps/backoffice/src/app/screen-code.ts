import type { ComponentType } from 'react';
import { inTab } from '../shared/browser-storage/browser-storage.ts';
import { CodeMissing } from '../shared/later/code-missing.ts';
import { type AppRoute, screenIn } from '../shared/routes/route.ts';

/** How long a screen's code may take before its error page shows (API-11). */
const LOAD_TIMEOUT_MS = 120_000;
const RELOADED = 'payments.reloadedFor';

const loaded = new Map<string, ComponentType>();

const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The code did not arrive in time.')), LOAD_TIMEOUT_MS);
  });

/**
 * After a deployment the old code is gone: the page is loaded again, once an address, and so finds
 * the new. Offline it is not, since that would lose the page that still works.
 */
function reloadOnce(address: string): boolean {
  if (!navigator.onLine || inTab.read(RELOADED) === address) return false;
  // What can't be remembered would be done without end.
  if (!inTab.write(RELOADED, address)) return false;
  location.assign(address);
  return true;
}

/**
 * Has a screen's code ready before it is shown.
 * @throws CodeMissing when it cannot be had; a retry asks for it again.
 */
export async function readyScreen(route: AppRoute, address: string): Promise<void> {
  const { path } = route;
  if (loaded.has(path)) return;
  try {
    loaded.set(path, await Promise.race([screenIn(route), late()]));
    inTab.drop(RELOADED);
  } catch (cause) {
    if (reloadOnce(address)) await late();
    throw new CodeMissing("This page couldn't be loaded.", { cause });
  }
}

/**
 * Fetches a screen's code ahead, while its link is pointed at. What goes wrong is told when the page is
 * opened, which asks for it again.
 */
export function prepareScreen(route: AppRoute): void {
  const { path } = route;
  if (loaded.has(path)) return;
  void screenIn(route).then(
    (screen) => loaded.set(path, screen),
    () => undefined,
  );
}

export const screenOf = (path: string): ComponentType | undefined => loaded.get(path);
