import type { ComponentType } from 'react';
import { inTab } from '../shared/browser-storage/browser-storage.ts';
import { CodeMissing } from '../shared/later/later-part.ts';
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
 * After a deployment the old code is gone, so the page reloads once per address to get the new one. Not while offline,
 * since that would lose a page that still works.
 */
function reloadOnce(address: string): boolean {
  if (!navigator.onLine || inTab.read(RELOADED) === address) return false;
  // If it can't be remembered, it would reload forever.
  if (!inTab.write(RELOADED, address)) return false;
  location.assign(address);
  return true;
}

/**
 * Loads a screen's code before it is shown.
 * @throws CodeMissing when it can't be loaded; a retry loads it again.
 */
export async function readyScreen(route: AppRoute, address: string): Promise<void> {
  const { path } = route;
  if (loaded.has(path)) return;
  try {
    loaded.set(path, await Promise.race([screenIn(route), late()]));
    inTab.drop(RELOADED);
  } catch (cause) {
    if (reloadOnce(address)) await late();
    throw new CodeMissing('This page couldn’t be loaded.', { cause });
  }
}

/**
 * Preloads a screen's code while the pointer is on its link. A failure is reported when the page is opened, which loads
 * it again.
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
