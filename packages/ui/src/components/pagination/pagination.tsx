import { useCountText } from '../../locale/count-text.ts';
import { useMessages } from '../../messages/context.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { PageSize } from './page-size.tsx';
import { pageCount, pageWindow, pageWithin } from './page-window.ts';
import * as styles from './pagination.css.ts';

const PAGE_SIZES = [10, 25, 50, 100] as const;

/** The requested page and page size. */
export interface PageChange {
  /** Page number, from 1. */
  page: number;
  /** Rows per page. */
  pageSize: number;
}

export interface PaginationProps {
  /** Page number, from 1. */
  page: number;
  /** Rows per page. @default 10 */
  pageSize?: number | undefined;
  /** Total number of rows. */
  count: number;
  /** True when there are more rows than `count`: shown as '10,000+', and the last known page has a next one. */
  isCountLowerBound?: boolean | undefined;
  /** Page sizes offered. @default 10, 25, 50 and 100 */
  pageSizes?: readonly number[] | undefined;
  /** Called with a new page, or a new size and page 1. */
  onChange: (change: PageChange) => void;
}

/** Page navigation of a list; shows at most five page numbers. */
export function Pagination({
  page: wanted,
  pageSize = 10,
  count,
  isCountLowerBound = false,
  pageSizes = PAGE_SIZES,
  onChange,
}: PaginationProps) {
  const messages = useMessages();
  const countText = useCountText();
  const known = pageCount(count, pageSize);
  const page = pageWithin(wanted, isCountLowerBound ? Number.MAX_SAFE_INTEGER : known);
  const pages = isCountLowerBound ? Math.max(known, page) + 1 : known;
  const go = (next: number) => onChange({ page: next, pageSize });
  const total = countText(count);
  const first = (page - 1) * pageSize + 1;
  const last = isCountLowerBound ? page * pageSize : Math.min(count, page * pageSize);
  const sizes = pageSizes.includes(pageSize)
    ? pageSizes
    : [...pageSizes, pageSize].toSorted((a, b) => a - b);
  return (
    <nav aria-label={messages.pagination} className={styles.pagination}>
      <PageSize
        pageSize={pageSize}
        sizes={sizes}
        onChange={(size) => onChange({ page: 1, pageSize: size })}
      />
      <span className={styles.range}>
        {last > 0 &&
          messages.rowRange(
            countText(first),
            countText(last),
            isCountLowerBound ? messages.atLeast(total) : total,
          )}
      </span>
      <ul className={styles.pages}>
        <li>
          <button
            type="button"
            className={styles.page}
            aria-label={messages.previousPage}
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          >
            <ChevronLeftIcon aria-hidden size={16} />
          </button>
        </li>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.page}
              aria-label={messages.page(countText(number))}
              {...(number === page && { 'aria-current': 'page' })}
              onClick={() => go(number)}
            >
              {countText(number)}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.page}
            aria-label={messages.nextPage}
            disabled={page >= pages}
            onClick={() => go(page + 1)}
          >
            <ChevronRightIcon aria-hidden size={16} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
