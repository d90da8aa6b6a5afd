import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps {
  /** Title. */
  title: ReactNode;
  /** Supporting sentence. */
  description?: ReactNode;
  /** Ancestor pages, topmost first. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Badges beside the title: the record's status. */
  badges?: ReactNode;
  /** Buttons, primary last. */
  actions?: ReactNode;
  /** `list` for a list page: one line, so that its rows start high. @default 'page' */
  density?: 'page' | 'list' | undefined;
}

/** The page's only level 1 heading, with its actions. */
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
