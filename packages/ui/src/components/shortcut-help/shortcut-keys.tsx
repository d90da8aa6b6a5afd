import { useMessages } from '../../messages/context.tsx';
import type { UiMessages } from '../../messages/english.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { keysOf } from './shortcut.ts';
import * as styles from './shortcut-help.css.ts';
import { useIsApple } from './use-is-apple.ts';

export interface ShortcutKeysProps {
  /** Such as 'mod+k'; 'mod' is shown as the system's own key. */
  shortcut: string;
}

/** What a keyboard calls a key: by its word, or in upper case. */
export function keyName(key: string, { keyNames }: UiMessages): string {
  const words: Readonly<Record<string, string>> = keyNames;
  return words[key] ?? key.toUpperCase();
}

/** The keys of a shortcut, as they are on the keyboard. */
export function ShortcutKeys({ shortcut }: ShortcutKeysProps) {
  const messages = useMessages();
  const isApple = useIsApple();
  return (
    <kbd className={styles.keys}>
      {keysOf(shortcut, isApple).map((key) => (
        <Kbd key={key}>{keyName(key, messages)}</Kbd>
      ))}
    </kbd>
  );
}
