import { type MouseEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../messages/context.tsx';
import { classNames } from '../styling/class-names.ts';
import { visuallyHidden } from '../styling/hidden.css.ts';
import { strutted } from '../styling/strut.css.ts';
import { Strut } from '../styling/strut.tsx';
import { written } from '../styling/written.ts';
import * as styles from './chart-frame.css.ts';
import { ChartTable } from './chart-table.tsx';
import { csvOf, type Figures } from './figures.ts';
import { FrameIcon } from './frame-icons.tsx';
import { Legend } from './legend.tsx';
import { NoFigures } from './no-figures.tsx';
import { fileNameOf, saveFile } from './save-file.ts';
import type { HiddenSeries } from './use-hidden.ts';

export interface ChartFrameProps extends HiddenSeries {
  label: string;
  height: number;
  names: readonly string[];
  places?: readonly number[] | undefined;
  /** False when the chart draws its own legend. @default true */
  hasLegend?: boolean | undefined;
  /** True when the drawing may need more height in narrow containers. @default false */
  isGrowing?: boolean | undefined;
  isLoading: boolean;
  isEmpty: boolean;
  emptyText: string | undefined;
  /** Placeholder shape for a chart without a grid. */
  ghost?: ReactNode | undefined;
  /** Annotations as text. */
  notes?: readonly string[] | undefined;
  /** The data as rows, computed only on demand. */
  figures: () => Figures;
  /** The plot, as wide as its container. */
  children: ReactNode;
}

/** Legend, chart/table switch, and a body of constant height. */
export function ChartFrame({
  label,
  height,
  names,
  places,
  hasLegend = true,
  isGrowing = false,
  isLoading,
  isEmpty,
  emptyText,
  ghost,
  figures,
  notes = [],
  children,
  ...hidden
}: ChartFrameProps) {
  const messages = useMessages();
  const [isTable, setTable] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const hasFigures = !isLoading && !isEmpty;
  const turnText = isTable ? messages.showAsChart : messages.showAsTable;
  const downloadText = isTable ? messages.downloadCsv : messages.downloadPicture;

  /** Downloads the current view: the chart as an image, the table as CSV. */
  async function download({ currentTarget: button }: MouseEvent) {
    if (isTable) {
      const csv = new Blob([csvOf(figures(), messages.period)], { type: 'text/csv' });
      return saveFile(csv, fileNameOf(label, 'csv'));
    }
    const { pictureOf, readPicture } = await import('./picture.ts');
    const figure = button.closest('figure');
    const parts = figure && readPicture(figure, label, names, hidden);
    if (parts) saveFile(await pictureOf(parts), fileNameOf(label, 'png'));
  }

  return (
    <figure aria-label={label} aria-busy={isLoading} className={styles.figure}>
      <div className={styles.head}>
        {(hasLegend || isTable) && names.length > 1 && <Legend {...{ names, places, ...hidden }} />}
        <button
          type="button"
          disabled={!hasFigures}
          className={styles.toggle}
          aria-label={turnText}
          title={turnText}
          onClick={() => setTable(!isTable)}
        >
          <FrameIcon icon={isTable ? 'chart' : 'table'} />
        </button>
        <button
          type="button"
          disabled={!hasFigures}
          className={styles.download}
          aria-label={downloadText}
          title={downloadText}
          onClick={(event) => {
            setFailed(false);
            download(event).catch(() => setFailed(true));
          }}
        >
          <FrameIcon icon="download" />
        </button>
      </div>
      {isFailed && (
        <p role="alert" className={styles.problem}>
          {messages.downloadFailed}
        </p>
      )}
      <div
        data-drawing=""
        className={classNames(strutted, styles.body, isGrowing && styles.measured)}
        ref={written(
          isGrowing && !isTable && hasFigures
            ? { minBlockSize: height, blockSize: undefined }
            : { minBlockSize: undefined, blockSize: height },
        )}
      >
        {!hasFigures && <NoFigures {...{ isLoading, emptyText, ghost }} />}
        {hasFigures && isTable && <ChartTable label={label} {...figures()} />}
        {hasFigures && !isTable && children}
        <Strut height={height} />
      </div>
      {hasFigures && notes.length > 0 && (
        <ul aria-label={messages.chartMarks} className={isTable ? styles.notes : visuallyHidden}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}
