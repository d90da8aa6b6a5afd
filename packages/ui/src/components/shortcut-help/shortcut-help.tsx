import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Modal } from '../modal/modal.tsx';
import * as styles from './shortcut-help.css.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

/** Shortcuts of one context. */
export interface ShortcutSection {
  /** The context of the shortcuts. */
  title: string;
  /** Keys and their actions. */
  shortcuts: readonly {
    /** Alternatives, such as ['j', 'arrowdown']. */
    keys: readonly string[];
    /** Action: 'Open the command palette'. */
    label: string;
  }[];
}

export interface ShortcutHelpProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with the open state the user requests. */
  onOpenChange: (isOpen: boolean) => void;
  /** Shortcuts available on this page, the page's own first. */
  sections: readonly ShortcutSection[];
  /** Content below the sections, such as a switch that disables shortcuts. */
  children?: ReactNode;
}

interface SectionProps {
  section: ShortcutSection;
}

function Section({ section: { title, shortcuts } }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.alternatives}>
              {keys.map((shortcut) => (
                <ShortcutKeys key={shortcut} shortcut={shortcut} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A list of the page's shortcuts, over the page. */
export function ShortcutHelp({ isOpen, onOpenChange, sections, children }: ShortcutHelpProps) {
  const messages = useMessages();
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={messages.keyboardShortcuts}>
      <div className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        {children}
      </div>
    </Modal>
  );
}
