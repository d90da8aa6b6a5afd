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
  /** `list` for a page that is a list: one line, so that its rows begin at once. @default 'page' */
  density?: 'page' | 'list' | undefined;
}

/** The page's only heading of level 1, with what can be done on the page. */
export function PageHeader({
  title,
  description,
  breadcrumbs = [],
  badges,
  actions,
  density = 'page',
}: PageHeaderProps) {
  const crumbs = breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />;
  return (
    <header className={styles.densities[density]}>
      {density === 'page' && crumbs}
      <div className={styles.main}>
        <div className={styles.words}>
          <div className={styles.heading}>
            {density === 'list' && crumbs && <span className={styles.trail}>{crumbs}</span>}
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
