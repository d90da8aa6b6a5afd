import { useMessages } from '../../messages/context.tsx';
import { ChevronRightIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

/** A page above this one. */
export interface Breadcrumb {
  /** What people read. */
  label: string;
  /** Where it leads. */
  href: string;
}

export interface BreadcrumbsProps {
  /** Pages above this one, the highest first. */
  items: readonly Breadcrumb[];
  /** This page, where its heading does not follow at once. */
  current?: string | undefined;
}

/** The way down to this page. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const messages = useMessages();
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol className={styles.crumbs}>
        {items.map(({ label, href }) => (
          <li key={href} className={styles.crumb}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
            <ChevronRightIcon aria-hidden size={12} className={styles.mark} />
          </li>
        ))}
        {current !== undefined && (
          <li aria-current="page" className={styles.current}>
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
