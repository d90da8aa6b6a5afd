import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './typography.css.ts';

/** How large a heading is set, whatever its level. */
export type HeadingRank = keyof typeof styles.ranks;

export interface HeadingProps {
  /** The heading’s text. */
  children: ReactNode;
  /** Level in the page's outline. A page has one heading of level 1: its `Page`'s. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** How it looks, apart from its level. @default by level: page, section, card, label */
  rank?: HeadingRank | undefined;
  /** For `aria-labelledby` of what it heads. */
  id?: string | undefined;
}

const RANKS = { 1: 'page', 2: 'section', 3: 'card', 4: 'label' } as const;

/** The name of a part of a page. */
export function Heading({ children, level = 2, rank = RANKS[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={classNames(styles.heading, styles.ranks[rank])}>
      {children}
    </Element>
  );
}
