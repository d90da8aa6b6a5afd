import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { contextual, withParams } from '../address.ts';
import { wholeNumber } from '../counted.ts';
import type { PartCount } from '../lists/count-of.ts';
import { type AppRoute, mayOpen } from '../routes/route.ts';
import { accountAtom } from '../session/account.ts';
import { useHolder } from '../session/session.ts';
import * as styles from './screen.css.ts';
import { ListScreen } from './screen.tsx';

export interface PagePart extends Pick<AppRoute, 'access'> {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType;
  /** Its content begins at a page's distance from the tabs; a list has its own. */
  readonly isPage?: true;
  /** The number of records in the part, for all accounts or one; undefined when it isn't exact. */
  readonly count?: PartCount;
}

interface PagePartsProps {
  /** The parts' common label, for screen readers. */
  readonly label: string;
  /** The name of their counts among queries. */
  readonly queryKey: string;
  readonly parts: readonly PagePart[];
}

/** The address of one part of a page, without other parts' parameters. */
const partAt = (pathname: string, search: string, part: string): string =>
  contextual(`${pathname}${withParams('', { part })}`, search);

/**
 * A page of several parts. Its address selects the visible one; each part requires its own ability, and a single part
 * has no tab.
 */
export function PageParts({ label, queryKey, parts }: PagePartsProps) {
  const holder = useHolder();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  const { pathname, search } = useLocation();
  const open = parts.filter((part) => mayOpen(holder, part));
  const wanted = new URLSearchParams(search).get('part');
  const shown = open.find(({ id }) => id === wanted) ?? open[0];
  const { data: counts } = useQuery<ReadonlyMap<string, number | undefined>>({
    queryKey: [
      [...new Set(open.flatMap(({ count }) => count?.shown ?? []))],
      queryKey,
      'parts',
      open.map(({ id }) => id),
      account,
    ],
    queryFn: async () =>
      new Map(
        await Promise.all(
          open.map(async ({ id, count }) => [id, await count?.load(account)] as const),
        ),
      ),
  });
  if (!shown) return null;
  return (
    <ListScreen
      parts={
        open.length > 1
          ? {
              label,
              activeHref: partAt(pathname, search, shown.id),
              tabs: open.map(({ id, label: text }) => {
                const count = counts?.get(id);
                return {
                  href: partAt(pathname, search, id),
                  label: text,
                  ...(count !== undefined && { count: wholeNumber(count) }),
                };
              }),
            }
          : undefined
      }
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        <div className={shown.isPage && styles.part}>
          <shown.Content key={shown.id} />
        </div>
      </Suspense>
    </ListScreen>
  );
}
