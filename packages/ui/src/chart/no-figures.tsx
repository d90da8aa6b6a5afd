import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { useMessages } from '../messages/context.tsx';
import { visuallyHidden } from '../styling/hidden.css.ts';
import { empty, ghost, ghostRow } from './chart-frame.css.ts';

export interface NoFiguresProps {
  isLoading: boolean;
  emptyText: string | undefined;
}

const GRID_LINES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What stands in a chart's place while its figures come, or where there are none. */
export function NoFigures({ isLoading, emptyText }: NoFiguresProps) {
  const messages = useMessages();
  if (isLoading) {
    return (
      <div className={ghost}>
        {GRID_LINES.map((line) => (
          <div key={line} className={ghostRow}>
            <Skeleton width="28px" />
          </div>
        ))}
        <span className={visuallyHidden}>{messages.loading}</span>
      </div>
    );
  }
  return (
    <div className={empty}>
      <span>{emptyText ?? messages.noData}</span>
    </div>
  );
}
