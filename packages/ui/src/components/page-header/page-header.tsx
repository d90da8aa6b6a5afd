import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps {
  /** Its heading. */
  title: ReactNode;
  /** A sentence that says more. */
  description?: ReactNode;
  /** Pages above this one, the highest first. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Beside the title: the record's status. */
  badges?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** The page's only heading of level 1, with what can be done on the page. */
export function PageHeader({
  title,
  description,
  breadcrumbs = [],
  badges,
  actions,
}: PageHeaderProps) {
  return (
    <header className={styles.pageHeader}>
      {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.main}>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            {badges}
          </div>
          {description !== undefined && <div className={styles.description}>{description}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
