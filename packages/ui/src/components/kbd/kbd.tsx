import type { ReactNode } from 'react';
import * as styles from './kbd.css.ts';

export interface KbdProps {
  /** Label of the key. */
  children: ReactNode;
}

/** A keyboard key. For a shortcut in the system's own notation use `ShortcutKeys`. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
