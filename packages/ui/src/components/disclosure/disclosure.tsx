import { type ReactNode, useId, useState } from 'react';
import { ChevronRightIcon } from '../icons/index.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps {
  /** What is inside, also while it is closed. */
  title: ReactNode;
  /** At the end of the title's line: a count, a figure, a state. */
  summary?: ReactNode;
  /** What it holds. */
  children: ReactNode;
  /** Makes it controlled. */
  isOpen?: boolean | undefined;
  /** Whether it begins open. @default false */
  isOpenAtFirst?: boolean | undefined;
  /** Called with the state the person asks for. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Puts the title into the page's outline at this level. @default none */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Shows and hides what only some need to see. What was entered inside stays while it is closed. */
export function Disclosure(props: DisclosureProps) {
  const { title, summary, children, isOpenAtFirst = false, onOpenChange, headingLevel } = props;
  const [own, setOwn] = useState(isOpenAtFirst);
  const isOpen = props.isOpen ?? own;
  const id = useId();
  const Heading = headingLevel === undefined ? 'div' : (`h${headingLevel}` as const);
  return (
    <div className={styles.disclosure}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOwn(!isOpen);
            onOpenChange?.(!isOpen);
          }}
        >
          <ChevronRightIcon aria-hidden size={16} className={styles.chevron} />
          <span className={styles.title}>{title}</span>
          {summary !== undefined && <span className={styles.summary}>{summary}</span>}
        </button>
      </Heading>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
