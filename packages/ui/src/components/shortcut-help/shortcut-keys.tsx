import { Fragment } from 'react';
import { useMessages } from '../../messages/context.tsx';
import type { UiMessages } from '../../messages/english.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { keysOf, pressesOf } from './shortcut.ts';
import * as styles from './shortcut-help.css.ts';
import { useIsApple } from './use-is-apple.ts';

export interface ShortcutKeysProps {
  /** Such as 'mod+k'; 'mod' is shown as the system's own key. 'g t' is G, then T. */
  shortcut: string;
}

/** Display name of a key: its word, or upper case. */
export function keyName(key: string, { keyNames }: UiMessages): string {
  const words: Readonly<Record<string, string>> = keyNames;
  return words[key] ?? key.toUpperCase();
}

/** The keys of a shortcut, as labeled on the keyboard. */
export function ShortcutKeys({ shortcut }: ShortcutKeysProps) {
  const messages = useMessages();
  const isApple = useIsApple();
  return (
    <kbd className={styles.keys}>
      {pressesOf(shortcut).map((press, index) => (
        <Fragment key={press}>
          {index > 0 && <span className={styles.between}>{messages.nextKey}</span>}
          {keysOf(press, isApple).map((key) => (
            <Kbd key={key}>{keyName(key, messages)}</Kbd>
          ))}
        </Fragment>
      ))}
    </kbd>
  );
}
