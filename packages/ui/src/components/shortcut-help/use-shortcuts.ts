import { type RefObject, useEffect, useRef } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';
import { isTyped, matchesShortcut, pressesOf } from './shortcut.ts';
import { useIsApple } from './use-is-apple.ts';

/** When shortcuts are active. */
export interface ShortcutOptions {
  /** Disables all shortcuts. @default false */
  isDisabled?: boolean | undefined;
  /** Also active in every dialog; otherwise a dialog keeps its keys. @default false */
  worksInDialogs?: boolean | undefined;
  /** An element in a dialog in which these shortcuts are active too; other dialogs keep their keys. */
  inDialogOf?: RefObject<Element | null> | undefined;
}

const TEXTS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

/** How long to wait for the second key of a shortcut such as 'g t'. */
const NEXT_KEY_MS = 1500;

const MODIFIER_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * Listens for shortcuts while mounted, by names such as 'mod+k', '?', 'shift+r' and 'g t' (G, then T). Keys without
 * Ctrl, Alt or Command do nothing while text is typed, and none work in a dialog other than its own.
 */
export function useShortcuts(
  shortcuts: Readonly<Record<string, () => void>>,
  { isDisabled = false, worksInDialogs = false, inDialogOf }: ShortcutOptions = {},
): void {
  const isApple = useIsApple();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (isDisabled) return;
    /** Shortcuts whose first key was just pressed. */
    let begun: readonly string[] = [];
    let begunAt = 0;
    function listen(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return;
      if (MODIFIER_KEYS.has(event.key)) return;
      const awaited = event.timeStamp - begunAt <= NEXT_KEY_MS ? begun : [];
      begun = [];
      const { target } = event;
      const isInText = target instanceof Element && target.closest(TEXTS) !== null;
      const dialog = target instanceof Element ? target.closest(DIALOGS) : null;
      if (dialog && !worksInDialogs && !dialog.contains(inDialogOf?.current ?? null)) return;
      const known = Object.entries(latest.current).filter(([keys]) => !(isInText && isTyped(keys)));
      for (const [shortcut, act] of known) {
        const [first = '', second] = pressesOf(shortcut);
        const isNext = awaited.length === 0 || !isTyped(shortcut);
        if (second === undefined ? !isNext : !awaited.includes(shortcut)) continue;
        if (!matchesShortcut(event, second ?? first, isApple)) continue;
        event.preventDefault();
        act();
        return;
      }
      begun = known
        .map(([shortcut]) => shortcut)
        .filter((shortcut) => {
          const [first = '', second] = pressesOf(shortcut);
          return second !== undefined && matchesShortcut(event, first, isApple);
        });
      begunAt = event.timeStamp;
    }
    const listening = new AbortController();
    document.addEventListener('keydown', commandKeys(listen), { signal: listening.signal });
    return () => listening.abort();
  }, [isApple, isDisabled, worksInDialogs, inDialogOf]);
}
