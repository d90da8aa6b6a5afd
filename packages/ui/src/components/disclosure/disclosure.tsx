import { type ReactNode, useId, useState } from 'react';
import { ChevronRightIcon } from '../icons/index.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps {
  /** Title of the content, always visible. */
  title: ReactNode;
  /** At the end of the title's line: a count, a figure, a status. */
  summary?: ReactNode;
  /** Content. */
  children: ReactNode;
  /** Makes it controlled. */
  isOpen?: boolean | undefined;
  /** Initial state, when uncontrolled. @default false */
  isOpenAtFirst?: boolean | undefined;
  /** Called with the open state the user requests. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Makes the title a heading of this level. @default none */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Shows and hides content that only some users need. Input inside is kept while closed. */
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
