import { Drawer } from '@payfac/ui/drawer';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense, useEffect, useState } from 'react';
import { isGone } from '../../api/refusal.ts';
import { LoadProblem } from '../../load-problem.tsx';
import { useQuery } from '../../query/use-query.ts';
import { useRecordName } from '../../screen/page-title.ts';
import type { Detail } from '../declaration.ts';
import type { RecordProps } from '../list.ts';
import { WalkTools } from './walk-tools.tsx';

export interface RecordDrawerProps<D> extends RecordProps {
  readonly detail: Detail<D>;
  readonly report: string;
}

/**
 * The opened record with its list, which stays as it was; beside it where a page is the list's own. Closes
 * when the record it shows is taken from the person.
 */
export function RecordDrawer<D>({
  detail,
  report,
  id,
  walk,
  isBeside,
  onClose,
}: RecordDrawerProps<D>) {
  const { data, error, refetch } = useQuery<D>({
    queryKey: [detail.queryKey ?? report, 'record', id],
    queryFn: ({ signal }) => detail.load(id, signal),
  });
  const title = detail.title(id, data);
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
      title={title}
      tools={<WalkTools walk={walk} />}
      size={detail.size ?? 'large'}
      placement={isBeside ? 'beside' : 'over'}
      contentKey={id}
    >
      {error && data === undefined && (
        <LoadProblem
          title={`Couldn't load ${title}`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && data === undefined && <Skeleton lines={8} />}
      {data !== undefined && (
        <Suspense fallback={<Skeleton lines={8} />}>{detail.content(data, onClose)}</Suspense>
      )}
    </Drawer>
  );
}
