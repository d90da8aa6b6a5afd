import { type ReactNode, useRef, useState } from 'react';
import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { useMessages } from '../messages/context.tsx';
import { visuallyHidden } from '../styling/hidden.css.ts';
import * as styles from './chart-frame.css.ts';
import { ChartTable } from './chart-table.tsx';
import { csvOf, type Figures } from './figures.ts';
import { FrameIcon } from './frame-icons.tsx';
import { Legend } from './legend.tsx';
import { fileNameOf, saveFile } from './save-file.ts';
import type { HiddenSeries } from './use-hidden.ts';

export interface ChartFrameProps extends HiddenSeries {
  label: string;
  height: number;
  names: readonly string[];
  isLoading: boolean;
  isEmpty: boolean;
  emptyText: string | undefined;
  /** The same figures row by row, made only when asked for. */
  figures: () => Figures;
  /** The chart's plot, as wide as its surroundings. */
  children: ReactNode;
}

/** Legend, the switch between chart and table, and a body of one height whatever is in it. */
export function ChartFrame({
  label,
  height,
  names,
  isLoading,
  isEmpty,
  emptyText,
  figures,
  children,
  ...hidden
}: ChartFrameProps) {
  const messages = useMessages();
  const figure = useRef<HTMLElement>(null);
  const [isTable, setTable] = useState(false);
  const [isFailed, setFailed] = useState(false);
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
    return isTable ? <ChartTable label={label} {...figures()} /> : children;
  }

  /** What is shown: the drawing as a picture, the table as CSV. */
  async function download() {
    if (isTable) {
      const csv = new Blob([csvOf(figures(), messages.period)], { type: 'text/csv' });
      return saveFile(csv, fileNameOf(label, 'csv'));
    }
    const { pictureOf, readPicture } = await import('./picture.ts');
    const parts = figure.current && readPicture(figure.current, label, names, hidden);
    if (parts) saveFile(await pictureOf(parts), fileNameOf(label, 'png'));
  }

  return (
    <figure ref={figure} aria-label={label} aria-busy={isLoading} className={styles.figure}>
      <div className={styles.head}>
        {names.length > 1 && <Legend names={names} {...hidden} />}
        <button
          type="button"
          disabled={!hasFigures}
          className={styles.toggle}
          onClick={() => setTable(!isTable)}
        >
          <FrameIcon icon={isTable ? 'chart' : 'table'} />
          <span className={styles.toggleText}>
            {isTable ? messages.showAsChart : messages.showAsTable}
          </span>
        </button>
        <button
          type="button"
          disabled={!hasFigures}
          className={styles.download}
          onClick={() => {
            setFailed(false);
            download().catch(() => setFailed(true));
          }}
        >
          <FrameIcon icon="download" />
          <span className={styles.toggleText}>
            {isTable ? messages.downloadCsv : messages.downloadPicture}
          </span>
        </button>
      </div>
      {isFailed && (
        <p role="alert" className={styles.problem}>
          {messages.downloadFailed}
        </p>
      )}
      <div data-drawing="" className={styles.body} style={{ blockSize: height }}>
        {content()}
      </div>
    </figure>
  );
}
