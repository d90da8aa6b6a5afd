import { useMessages } from '../../messages/context.tsx';
import { ChevronRightIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

/** An ancestor page. */
export interface Breadcrumb {
  /** Visible label. */
  label: string;
  /** URL of the link. */
  href: string;
}

export interface BreadcrumbsProps {
  /** Ancestor pages, topmost first. */
  items: readonly Breadcrumb[];
  /** The current page, when its heading doesn't follow directly. */
  current?: string | undefined;
}

/** The path to the current page. */
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
