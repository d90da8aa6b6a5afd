import { type ReactNode, useRef } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { CopyButton } from './copy-button.tsx';
import * as styles from './copy-value.css.ts';

export interface CopyValueProps {
  /** Text to copy. */
  value: string;
  /** Name of the value: 'transaction ID'. Part of the button's accessible name. */
  label: string;
  /** Displayed content, when it differs from the value. */
  children?: ReactNode;
  /** Monospaced, for ids and keys. @default false */
  isMono?: boolean | undefined;
}

/** A value to copy. When the clipboard is denied, the text is selected instead. */
export function CopyValue({ value, label, children = value, isMono = false }: CopyValueProps) {
  const text = useRef<HTMLSpanElement>(null);
  return (
    <span className={styles.copyValue}>
      <span ref={text} className={classNames(styles.value, isMono && styles.mono)}>
        {children}
      </span>
      <CopyButton value={value} label={label} shown={text} />
    </span>
  );
}
