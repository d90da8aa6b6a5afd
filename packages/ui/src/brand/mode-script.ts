import type { Mode } from './derive.ts';

export interface ModeScriptOptions {
  /** `localStorage` key of the user's choice. @default 'payfac-mode' */
  storageKey?: string | undefined;
  /** Mode without a choice; 'system' follows the operating system. @default 'system' */
  fallback?: Mode | 'system' | undefined;
}

const defaultKey = 'payfac-mode';

/** A string escaped for a script within HTML. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * A script that sets the mode before the first paint, so that a server-rendered page doesn't flash.
 * Place it in the head, before the stylesheets, with `suppressHydrationWarning` on `<html>`:
 *
 *     <script dangerouslySetInnerHTML={{ __html: modeScript() }} />
 *
 * Under a content security policy allow it by nonce or by hash: its text never changes.
 */
export function modeScript({
  storageKey = defaultKey,
  fallback = 'system',
}: ModeScriptOptions = {}) {
  const otherwise =
    fallback === 'system'
      ? "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'"
      : quoted(fallback);
  return `(function(){var m;try{m=localStorage.getItem(${quoted(storageKey)})}catch(e){}if(m!=='light'&&m!=='dark')m=${otherwise};document.documentElement.dataset.mode=m})()`;
}

/**
 * Saves a user's choice for `modeScript`; `applyTheme` applies it. Undefined clears it. Does nothing when storage is
 * full or denied.
 */
export function keepMode(mode: Mode | undefined, storageKey: string = defaultKey): void {
  try {
    if (mode) localStorage.setItem(storageKey, mode);
    else localStorage.removeItem(storageKey);
  } catch {
    // The next page starts in the system's mode.
  }
}
