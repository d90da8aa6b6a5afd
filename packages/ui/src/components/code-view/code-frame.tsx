import type { ReactNode, RefObject } from 'react';
import { CopyButton } from '../copy-value/copy-button.tsx';
import * as styles from './code-view.css.ts';

export interface CodeFrameProps {
  label: string;
  /** Text the copy button copies; without any there is no button. */
  text: string;
  shown: RefObject<HTMLElement | null>;
  /** Shown before the copy button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame shared by code and JSON: a label, and a button that copies the whole text. */
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
