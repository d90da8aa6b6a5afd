import { type ReactNode, useRef } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { CopyButton } from './copy-button.tsx';
import * as styles from './copy-value.css.ts';

export interface CopyValueProps {
  /** What is copied. */
  value: string;
  /** What it is, in words: 'transaction ID'. The button's name is made of it. */
  label: string;
  /** What is shown, where it differs from the value. */
  children?: ReactNode;
  /** In a fixed-width typeface, for ids and keys. @default false */
  isMono?: boolean | undefined;
}

/** A value that people take elsewhere. Where the clipboard is refused, the text is selected instead. */
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
