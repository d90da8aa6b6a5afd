import type { RecordKind } from '@payfac/api';
import { CopyValue } from '@payfac/ui/copy-value';
import { Drawer } from '@payfac/ui/drawer';
import { EmptyState } from '@payfac/ui/empty-state';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type FunctionComponent, Suspense, useEffect, useState } from 'react';
import { isGone, isMissing, LoadProblem } from '../../load-problem.tsx';
import { useRecordName } from '../../screen/page.ts';
import type { Detail } from '../declaration.ts';
import type { RecordProps } from '../list.ts';
import { newerRowsInterval } from '../use-newer-rows.ts';
import type { StoryProps } from './story/story-frame.tsx';
import { WalkTools } from './walk-tools.tsx';

export interface RecordDrawerProps<D> extends RecordProps {
  readonly detail: Detail<D>;
  readonly Story: FunctionComponent<StoryProps<D>>;
  readonly report: string;
  readonly shown: readonly RecordKind[];
  /** Singular and plural in sentences, such as `invoice` and `invoices`. */
  readonly noun: { readonly one: string; readonly many: string };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The open record with its list, which keeps its state: next to it if the page is the list's own, in its place in a
 * narrower window. Follows others' changes to the record, and closes when the user loses access to it.
 */
export function RecordDrawer<D>({
  detail,
  Story,
  report,
  shown,
  noun,
  id,
  walk,
  isBeside,
  backHref,
  onClose,
}: RecordDrawerProps<D>) {
  const { data, error, refetch } = useQuery<D>({
    queryKey: [shown, report, 'record', id],
    queryFn: ({ signal }) => detail.load(id, signal),
    // Others change the record too: a payer pays an invoice, a colleague refunds a payment.
    refetchInterval: newerRowsInterval,
    refetchOnWindowFocus: 'always',
  });
  const title = data === undefined ? capitalized(noun.one) : detail.title(data);
  const shownIdOf = data === undefined ? id : (detail.idOf?.(data) ?? id);
  const [shownId, setShownId] = useState<string>();
  if (data !== undefined && shownId !== id) setShownId(id);
  const isLost = shownId === id && isGone(error);
  useEffect(() => {
    if (isLost) onClose();
  }, [isLost, onClose]);
  useRecordName(data === undefined ? undefined : title);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      lead={
        <CopyValue label={detail.idLabel ?? `${noun.one} ID`} value={shownIdOf} isMono isOneLine />
      }
      title={title}
      tools={<WalkTools walk={walk} />}
      placement={isBeside ? 'beside' : 'over'}
      back={{ label: capitalized(noun.many), href: backHref }}
      contentKey={id}
    >
      {isMissing(error) && data === undefined && (
        <EmptyState title={`${capitalized(noun.one)} not found`}>
          It may belong to another account.
        </EmptyState>
      )}
      {error && !isMissing(error) && data === undefined && (
        <LoadProblem
          title={`Couldn’t load the ${noun.one}`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && data === undefined && <Skeleton lines={8} />}
      {data !== undefined && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Story record={data} onEnd={onClose} />
        </Suspense>
      )}
    </Drawer>
  );
}
