import type { Mode } from './derive.ts';

export interface ModeScriptOptions {
  /** Where the choice of a person is kept in `localStorage`. @default 'payfac-mode' */
  storageKey?: string | undefined;
  /** For who chose none; 'system' is what their system prefers. @default 'system' */
  fallback?: Mode | 'system' | undefined;
}

const defaultKey = 'payfac-mode';

/** A text as a script has it, harmless within a page. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * A script that sets the mode before anything is painted, so that a page drawn by a server does not
 * flash. It stands in the head, before the stylesheets, with `suppressHydrationWarning` on `<html>`:
 *
 *     <script dangerouslySetInnerHTML={{ __html: modeScript() }} />
 *
 * Under a content-security policy give it a nonce, or its hash: it is the same text every time.
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
 * Keeps a person's choice for `modeScript`; `applyTheme` shows it. Undefined forgets it. A storage that is
 * full or denied keeps nothing.
 */
export function keepMode(mode: Mode | undefined, storageKey: string = defaultKey): void {
  try {
    if (mode) localStorage.setItem(storageKey, mode);
    else localStorage.removeItem(storageKey);
  } catch {
    // The next page begins in the mode of the system.
  }
}
