import type { CsvDownload, CsvOptions } from '@payfac/api';
import { Button } from '@payfac/ui/button';
import { DownloadIcon } from '@payfac/ui/icons';
import { useRef, useState } from 'react';
import { notifyFailure } from '../notify/notify.ts';
import * as styles from './list-tools.css.ts';
import { saveCsv } from './save-csv.ts';

interface ExportButtonProps {
  /** Exports exactly the rows that the list shows. */
  readonly download: (options: CsvOptions) => Promise<CsvDownload>;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Exports the list's query; shows the progress, and a second press cancels. */
export function ExportButton({ download }: ExportButtonProps) {
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      await saveCsv(await download({ signal: controller.signal, onProgress: setBytes }));
    } catch (error) {
      if (!controller.signal.aborted) notifyFailure(error);
    } finally {
      setBytes(undefined);
    }
  };

  if (bytes === undefined) {
    return (
      <Button variant="quiet" icon={<DownloadIcon size={16} />} onPress={() => void run()}>
        <span className={styles.words}>Export CSV</span>
      </Button>
    );
  }
  return (
    <Button
      variant="quiet"
      onPress={() => running.current?.abort()}
    >{`Cancel export (${megabytes(bytes)})`}</Button>
  );
}
