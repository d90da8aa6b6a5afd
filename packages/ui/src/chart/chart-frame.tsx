import { type ReactNode, useRef, useState } from 'react';
import { ChartIcon, TableIcon } from '../components/icons/index.ts';
import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { useMessages } from '../messages/context.tsx';
import { visuallyHidden } from '../styling/hidden.css.ts';
import * as styles from './chart-frame.css.ts';
import { Legend } from './legend.tsx';
import type { HiddenSeries } from './use-hidden.ts';
import { useWidth } from './use-width.ts';

export interface ChartFrameProps extends HiddenSeries {
  label: string;
  height: number;
  names: readonly string[];
  isLoading: boolean;
  isEmpty: boolean;
  emptyText: string | undefined;
  /** Draws the chart at a width in pixels. */
  draw: (width: number) => ReactNode;
  /** The same figures as a table, made only when asked for. */
  table: () => ReactNode;
}

/** Legend, the switch between chart and table, and a body of one height whatever is in it. */
export function ChartFrame({
  label,
  height,
  names,
  isLoading,
  isEmpty,
  emptyText,
  draw,
  table,
  ...hidden
}: ChartFrameProps) {
  const messages = useMessages();
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(body);
  const [isTable, setTable] = useState(false);
  const hasFigures = !isLoading && !isEmpty;

  function content() {
    if (isLoading) {
      return (
        <>
          <Skeleton shape="block" height={`${height}px`} />
          <span className={visuallyHidden}>{messages.loading}</span>
        </>
      );
    }
    if (isEmpty) {
      return (
        <div className={styles.empty}>
          <span>{emptyText ?? messages.noData}</span>
        </div>
      );
    }
    return isTable ? table() : width > 0 && draw(width);
  }

  return (
    <figure aria-label={label} aria-busy={isLoading} className={styles.figure}>
      <div className={styles.head}>
        {names.length > 1 && <Legend names={names} {...hidden} />}
        <button
          type="button"
          disabled={!hasFigures}
          className={styles.toggle}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <ChartIcon size={14} /> : <TableIcon size={14} />}
          <span className={styles.toggleText}>
            {isTable ? messages.showAsChart : messages.showAsTable}
          </span>
        </button>
      </div>
      <div ref={body} className={styles.body} style={{ blockSize: height }}>
        {content()}
      </div>
    </figure>
  );
}
