import type { ReactNode } from 'react';
import * as styles from './kbd.css.ts';

export interface KbdProps {
  /** What stands on the key. */
  children: ReactNode;
}

/** A key of the keyboard. For a shortcut with its system's own names use `ShortcutKeys`. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
