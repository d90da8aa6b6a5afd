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
  /**
   * Shortens the value in its middle, rather than breaking it, where there is no room. What is copied stays whole.
   * @default false
   */
  isOneLine?: boolean | undefined;
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

/** Characters that tell ids of the same beginning apart. */
const kept = 6;
/** Characters that a line always has room for. */
const short = 16;

/** Its text stays whole, for a selection and for screen readers. */
const inOneLine = (text: string): ReactNode =>
  text.length <= short ? (
    text
  ) : (
    <span className={styles.oneLine} title={text}>
      <span className={styles.start}>{text.slice(0, -kept)}</span>
      {text.slice(-kept)}
    </span>
  );

/** A value that people take elsewhere. Where the clipboard is refused, the text is selected instead. */
export function CopyValue({
  value,
  label,
  children = value,
  isMono = false,
  isOneLine = false,
}: CopyValueProps) {
  const drawn = isOneLine ? inOneLine : broken;
  const text = useRef<HTMLSpanElement>(null);
  return (
    <span className={styles.copyValue}>
      <span ref={text} className={classNames(styles.value, isMono && styles.mono)}>
        {typeof children === 'string' ? drawn(children) : children}
      </span>
      <CopyButton value={value} label={label} shown={text} />
    </span>
  );
}
