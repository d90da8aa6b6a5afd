import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
import * as styles from './page.css.ts';

/** Maximum widths of a page's content. */
export type PageWidth = keyof typeof styles.widths;

export interface PageProps extends PageHeaderProps {
  /** Content. */
  children: ReactNode;
  /** Maximum width: a form 720 px, a record or a form with an aside 1,160 px, a list 1,440 px. @default 'list' */
  width?: PageWidth | undefined;
  /** A narrow column at the end, below the rest when there is no room: facts, help. */
  aside?: ReactNode;
}

/** A page's title, actions and parts, at a width that suits its content. */
export function Page({ children, width = 'list', aside, ...header }: PageProps) {
  return (
    <div className={classNames(styles.page, styles.widths[width])}>
      <PageHeader {...header} />
      {aside === undefined ? (
        children
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>{children}</div>
          <aside className={styles.column}>{aside}</aside>
        </div>
      )}
    </div>
  );
}
