import { useEffect, useRef } from 'react';
import { isTyped, matchesShortcut } from './shortcut.ts';
import { useIsApple } from './use-is-apple.ts';

export interface ShortcutOptions {
  /** @default false */
  isDisabled?: boolean | undefined;
  /** For what stands in a dialog itself: otherwise a dialog keeps its keys. @default false */
  worksInDialogs?: boolean | undefined;
}

const TEXTS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Listens for shortcuts while the caller is on the page, by names such as 'mod+k', '?' and 'shift+r'.
 * Keys without Ctrl, Alt or Command do nothing while a text is typed, and none do in a dialog.
 */
export function useShortcuts(
  shortcuts: Readonly<Record<string, () => void>>,
  { isDisabled = false, worksInDialogs = false }: ShortcutOptions = {},
): void {
  const isApple = useIsApple();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (isDisabled) return;
    function listen(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const { target } = event;
      const isInText = target instanceof Element && target.closest(TEXTS) !== null;
      const isInDialog = target instanceof Element && target.closest(DIALOGS) !== null;
      if (isInDialog && !worksInDialogs) return;
      for (const [shortcut, act] of Object.entries(latest.current)) {
        if (!matchesShortcut(event, shortcut, isApple) || (isInText && isTyped(shortcut))) continue;
        event.preventDefault();
        act();
        return;
      }
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isApple, isDisabled, worksInDialogs]);
}
