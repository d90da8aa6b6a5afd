import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Modal } from '../modal/modal.tsx';
import * as styles from './shortcut-help.css.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

/** Shortcuts that hold in one place. */
export interface ShortcutSection {
  /** Where the shortcuts hold. */
  title: string;
  /** Keys and what they do. */
  shortcuts: readonly {
    /** Alternatives, such as ['j', 'arrowdown']. */
    keys: readonly string[];
    /** What it does: 'Open the command palette'. */
    label: string;
  }[];
}

export interface ShortcutHelpProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with the state the person asks for. */
  onOpenChange: (isOpen: boolean) => void;
  /** What works on this page, the page's own first. */
  sections: readonly ShortcutSection[];
  /** Below the sections, such as a switch that turns keys off. */
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

/** Which keys do what, over the page they work on. */
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
