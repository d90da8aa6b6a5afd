import type { ReactNode, RefObject } from 'react';
import { CopyButton } from '../copy-value/copy-button.tsx';
import * as styles from './code-view.css.ts';

export interface CodeFrameProps {
  label: string;
  /** What the copy button takes; without any there is no button. */
  text: string;
  shown: RefObject<HTMLElement | null>;
  /** Before the copy button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame that code and JSON share: what it is, and a button that copies all of it. */
export function CodeFrame({ label, text, shown, actions, children }: CodeFrameProps) {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{label}</span>
        {actions}
        {text !== '' && <CopyButton value={text} label={label} shown={shown} />}
      </figcaption>
      {children}
    </figure>
  );
}
