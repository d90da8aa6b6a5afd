import { Drawer } from '@payfac/ui/drawer';
import { Skeleton } from '@payfac/ui/skeleton';
import { LoadProblem } from '../../load-problem.tsx';
import { useQuery } from '../../query/use-query.ts';
import { useRecordName } from '../../screen/page-title.ts';
import type { Detail } from '../declaration.ts';
import type { RecordProps } from '../list.ts';

interface RecordDrawerProps<D> extends RecordProps {
  readonly detail: Detail<D>;
  readonly report: string;
}

/** The opened record beside its list, which stays as it was. */
export function RecordDrawer<D>({ detail, report, id, onClose }: RecordDrawerProps<D>) {
  const { data, error, refetch } = useQuery<D>({
    queryKey: [detail.queryKey ?? report, 'record', id],
    queryFn: ({ signal }) => detail.load(id, signal),
  });
  const title = detail.title(id, data);
  useRecordName(data === undefined ? undefined : title);
  return (
    <Drawer isOpen onOpenChange={onClose} title={title} size={detail.size ?? 'large'}>
      {error && data === undefined && (
        <LoadProblem
          title={`Couldn't load ${title}`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && data === undefined && <Skeleton lines={8} />}
      {data !== undefined && detail.content(data, onClose)}
    </Drawer>
  );
}
