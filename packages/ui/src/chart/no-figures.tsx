import type { ReactNode } from 'react';
import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { useMessages } from '../messages/context.tsx';
import { visuallyHidden } from '../styling/hidden.css.ts';
import { empty, ghostGrid, ghostRow } from './chart-frame.css.ts';

export interface NoFiguresProps {
  isLoading: boolean;
  emptyText: string | undefined;
  /** Placeholder shape. @default grid lines with labels */
  ghost?: ReactNode | undefined;
}

const GRID_LINES = ['first', 'second', 'third', 'fourth', 'fifth'];

const grid = (
  <div className={ghostGrid}>
    {GRID_LINES.map((line) => (
      <div key={line} className={ghostRow}>
        <Skeleton width="28px" />
      </div>
    ))}
  </div>
);

/** Shown in a chart's place while it loads or has no data. */
export function NoFigures({ isLoading, emptyText, ghost = grid }: NoFiguresProps) {
  const messages = useMessages();
  if (isLoading) {
    return (
      <>
        {ghost}
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
