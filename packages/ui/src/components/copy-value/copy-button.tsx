import { type RefObject, useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import * as styles from './copy-value.css.ts';

export interface CopyButtonProps {
  value: string;
  /** Name of the value; part of the button's accessible name. */
  label: string;
  /** Element to select when the clipboard is denied, so that it can be copied by keyboard. */
  shown: RefObject<HTMLElement | null>;
}

type Outcome = 'copied' | 'failed';

/** How long the check mark is shown, in milliseconds. */
const SHOWN = 2000;

/** Copies a text and confirms it. */
export function CopyButton({ value, label, shown }: CopyButtonProps) {
  const messages = useMessages();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy() {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('failed');
    }
    timer.current = setTimeout(() => setOutcome(undefined), SHOWN);
  }

  return (
    <>
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
    </>
  );
}
