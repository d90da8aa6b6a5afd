import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { contextual, withParams } from '../address.ts';
import { wholeNumber } from '../counted.ts';
import type { PartCount } from '../lists/count-of.ts';
import { mayOpen } from '../routes/may-open.ts';
import type { AppRoute } from '../routes/route.ts';
import { accountAtom } from '../session/account.ts';
import { useHolder } from '../session/session.ts';
import { ListScreen } from './screen.tsx';

export interface PagePart extends Pick<AppRoute, 'access'> {
  /** In the address. */
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType;
  /** Records of the part, all of them or those of one account; undefined where that isn't exact. */
  readonly count?: PartCount;
}

interface PagePartsProps {
  /** What the parts have in common, for screen readers. */
  readonly label: string;
  /** Names their counts among queries. */
  readonly queryKey: string;
  readonly parts: readonly PagePart[];
}

/** The address of one part of a page, with nothing that belongs to another part. */
const partAt = (pathname: string, search: string, part: string): string =>
  contextual(`${pathname}${withParams('', { part })}`, search);

/** A page of several parts, one shown at a time by its address, to those who may see it; a lone part has no tab. */
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
        <shown.Content key={shown.id} />
      </Suspense>
    </ListScreen>
  );
}
