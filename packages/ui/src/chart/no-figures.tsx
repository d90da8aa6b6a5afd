import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { useMessages } from '../messages/context.tsx';
import { visuallyHidden } from '../styling/hidden.css.ts';
import { empty } from './chart-frame.css.ts';

export interface NoFiguresProps {
  /** Pixels. */
  height: number;
  isLoading: boolean;
  emptyText: string | undefined;
}

/** What stands in a chart's place while its figures come, or where there are none. */
export function NoFigures({ height, isLoading, emptyText }: NoFiguresProps) {
  const messages = useMessages();
  if (isLoading) {
    return (
      <>
        <Skeleton shape="block" height={`${height}px`} />
        <span className={visuallyHidden}>{messages.loading}</span>
      </>
    );
  }
  return (
    <div className={empty}>
      <span>{emptyText ?? messages.noData}</span>
    </div>
  );
}
