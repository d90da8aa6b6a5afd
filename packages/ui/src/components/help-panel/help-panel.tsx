import { type ReactNode, useEffect, useId, useRef } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './help-panel.css.ts';

/** A further link. */
export interface HelpLink {
  /** Visible label. */
  label: string;
  /** URL of the link. */
  href: string;
  /** Opens a new tab. @default false */
  isExternal?: boolean | undefined;
}

export interface HelpPanelProps {
  /** Topic: 'Payout schedules'. */
  title: string;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with false by the close button and by Escape inside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Short paragraphs, lists, headings from level 3. */
  children: ReactNode;
  /** Further links. */
  links?: readonly HelpLink[] | undefined;
}

/** Focuses the panel when it opens, and restores focus when it closes. */
function useFocusWhile(isOpen: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const { activeElement } = document;
    if (isOpen && !wasOpen.current) {
      opener.current = activeElement;
      title.current?.focus();
    } else if (!isOpen && wasOpen.current && (activeElement ?? document.body) === document.body) {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        opener.current.focus();
      }
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return title;
}

/**
 * Help beside a page, without covering it; in narrow windows it lies over the page's end. The page stays usable. Place
 * it last in a row with the page's content.
 */
export function HelpPanel({ title, isOpen, onOpenChange, children, links = [] }: HelpPanelProps) {
  const messages = useMessages();
  const id = useId();
  const heading = useFocusWhile(isOpen);
  if (!isOpen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from whatever is inside
    <aside
      aria-labelledby={id}
      className={styles.panel}
      onKeyDown={commandKeys((event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onOpenChange(false);
      })}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton
          label={messages.close}
          size="small"
          icon={<CloseIcon aria-hidden size={16} />}
          onPress={() => onOpenChange(false)}
        />
      </header>
      <div className={styles.body}>
        {children}
        {links.length > 0 && (
          <section aria-label={messages.helpLinks} className={styles.links}>
            <h3 className={styles.linksTitle}>{messages.helpLinks}</h3>
            <ul className={styles.list}>
              {links.map(({ label, href, isExternal = false }) => (
                <li key={href}>
                  <Link href={href} isExternal={isExternal} variant="standalone">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </aside>
  );
}
