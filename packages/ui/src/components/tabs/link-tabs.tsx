import { useLayoutEffect, useRef } from 'react';
import { useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './tabs.css.ts';

/** A tab with an address of its own. */
export interface LinkTabEntry {
  /** Where it leads. */
  href: string;
  /** What people read. */
  label: string;
  /** A figure beside the label, such as the number of open cases. */
  count?: number | string | undefined;
}

export interface LinkTabsProps {
  /** What the pages have in common, for screen readers. */
  label: string;
  /** In the order shown. */
  tabs: readonly LinkTabEntry[];
  /** `href` of the page that is shown. */
  activeHref: string | undefined;
}

/** Pages beside each other that look like tabs but each have an address, so that each can be opened in a new tab. */
export function LinkTabs({ label, tabs, activeHref }: LinkTabsProps) {
  const click = useLinkClick();
  const hrefOf = useHref();
  const list = useRef<HTMLUListElement>(null);

  /** A figure that comes later moves the tabs after it. */
  const counts = String(tabs.map(({ count }) => count));

  // Where there is no room for all, the shown page's tab is in sight; the page itself does not move.
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
