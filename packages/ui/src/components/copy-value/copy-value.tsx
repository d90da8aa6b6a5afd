import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import * as styles from './copy-value.css.ts';

export interface CopyValueProps {
  /** What is copied. */
  value: string;
  /** What it is, in words: 'transaction ID'. The button's name is made of it. */
  label: string;
  /** What is shown, where it differs from the value. */
  children?: ReactNode;
  /** In a fixed-width typeface, for ids and keys. @default false */
  isMono?: boolean;
}

type Outcome = 'copied' | 'failed';

/** For how long the check mark stays, in milliseconds. */
const SHOWN = 2000;

/** A value that people take elsewhere. Where the clipboard is refused, the text is selected instead. */
export function CopyValue({ value, label, children = value, isMono = false }: CopyValueProps) {
  const messages = useMessages();
  const text = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy() {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome('failed');
    }
    timer.current = setTimeout(() => setOutcome(undefined), SHOWN);
  }

  return (
    <span className={styles.copyValue}>
      <span ref={text} className={classNames(styles.value, isMono && styles.mono)}>
        {children}
      </span>
      <IconButton
        label={messages.copy(label)}
        size="small"
        icon={
          outcome === 'copied' ? (
            <CheckIcon size={14} className={styles.done} />
          ) : (
            <CopyIcon size={14} className={styles.icon} />
          )
        }
        onPress={() => void copy()}
      />
      <output className={visuallyHidden}>
        {outcome === 'copied' && messages.copied}
        {outcome === 'failed' && messages.copyFailed}
      </output>
    </span>
  );
}
