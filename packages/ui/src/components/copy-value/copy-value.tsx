import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import { code, copyValue, text } from './copy-value.css.ts';

const SHOWN_FOR = 2000;

export interface CopyValueProps {
  /** What is copied. */
  value: string;
  /** What it is, for the button's name: 'transaction id'. */
  label: string;
  /** What is shown. @default the value */
  children?: ReactNode;
  /** In letters of equal width. */
  isCode?: boolean;
}

/** A value one often needs elsewhere, with a button that copies it. */
export function CopyValue({ value, label, children, isCode = false }: CopyValueProps) {
  const messages = useMessages();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  }

  return (
    <span className={copyValue}>
      <span className={classNames(text, isCode && code)}>{children ?? value}</span>
      <IconButton
        size="small"
        label={messages.copy(label)}
        icon={isCopied ? <CheckIcon size={13} /> : <CopyIcon size={13} />}
        onPress={() => void copy()}
      />
      <span aria-live="polite" className={visuallyHidden}>
        {isCopied && messages.copied}
      </span>
    </span>
  );
}
