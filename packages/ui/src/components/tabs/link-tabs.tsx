import { useLayoutEffect, useRef } from 'react';
import { useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './tabs.css.ts';

/** A tab with its own URL. */
export interface LinkTabEntry {
  /** URL of the link. */
  href: string;
  /** Visible label. */
  label: string;
  /** Count beside the label, such as the number of open cases. */
  count?: number | string | undefined;
}

export interface LinkTabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** In display order. */
  tabs: readonly LinkTabEntry[];
  /** `href` of the current page. */
  activeHref: string | undefined;
}

/** Links styled as tabs, each with its own URL, so that each can be opened in a new tab. */
export function LinkTabs({ label, tabs, activeHref }: LinkTabsProps) {
  const click = useLinkClick();
  const hrefOf = useHref();
  const list = useRef<HTMLUListElement>(null);

  /** A count that loads later moves the tabs after it. */
  const counts = String(tabs.map(({ count }) => count));

  // When not all tabs fit, the current page's tab is scrolled into view; the page itself doesn't scroll.
  useLayoutEffect(() => {
    const { current: frame } = list;
    const active = frame?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!frame || !active) return;
    const place = active.offsetLeft - frame.offsetLeft;
    frame.scrollLeft = place - (frame.clientWidth - active.offsetWidth) / 2;
  }, [activeHref, counts]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={classNames(styles.list, styles.links)}>
        {tabs.map(({ href, label: text, count }) => (
          <li key={href} className={styles.item}>
            <a
              href={hrefOf(href)}
              onClick={click}
              className={classNames(styles.tab, styles.link)}
              {...(href === activeHref && { 'aria-current': 'page' as const })}
            >
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
