import { Fragment, type ReactNode, useRef } from 'react';
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

/** An address is broken before its host, or after a part of its path, rather than in the middle of a word. */
const broken = (text: string): ReactNode =>
  text.split(/(?=@)|(?<=[^/]\/)(?=[^/])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A value that people take elsewhere. Where the clipboard is refused, the text is selected instead. */
export function CopyValue({ value, label, children = value, isMono = false }: CopyValueProps) {
  const text = useRef<HTMLSpanElement>(null);
  return (
    <span className={styles.copyValue}>
      <span ref={text} className={classNames(styles.value, isMono && styles.mono)}>
        {typeof children === 'string' ? broken(children) : children}
      </span>
      <CopyButton value={value} label={label} shown={text} />
    </span>
  );
}
