import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './typography.css.ts';

/** Visual sizes of a heading, independent of its level. */
export type HeadingRank = keyof typeof styles.ranks;

export interface HeadingProps {
  /** The heading’s text. */
  children: ReactNode;
  /** Heading level. A page has one level 1 heading, in its `Page`. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Visual size, independent of the level. @default by level: page, section, card, label */
  rank?: HeadingRank | undefined;
  /** Id for `aria-labelledby`. */
  id?: string | undefined;
}

const RANKS = { 1: 'page', 2: 'section', 3: 'card', 4: 'label' } as const;

/** The heading of a part of a page. */
export function Heading({ children, level = 2, rank = RANKS[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={classNames(styles.heading, styles.ranks[rank])}>
      {children}
    </Element>
  );
}
