import type { CsvDownload, CsvOptions } from '@payfac/api';
import { Button } from '@payfac/ui/button';
import { AddIcon, DownloadIcon } from '@payfac/ui/icons';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contextual } from '../address.ts';
import { notifyFailure } from '../notify/notify.ts';
import { saveCsv } from '../save-file.ts';
import { useHolder } from '../session/session.ts';
import { mayUse } from './actions/row-action.ts';
import type { CreateAction } from './declaration.ts';
import * as styles from './list-view.css.ts';

interface CreateButtonProps {
  readonly create: CreateAction;
  /** Whether it is what most users come to create. */
  readonly isMain: boolean;
}

/** Creates a record: on a page of its own, or in a dialog over the list. */
export function CreateButton({ create, isMain }: CreateButtonProps) {
  const holder = useHolder();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!mayUse(holder, create)) return null;
  const { label, href, dialog } = create;
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        icon={isMain ? <AddIcon size={16} /> : undefined}
        onPress={() => {
          if (href === undefined) setOpen(true);
          else void navigate(contextual(href, location.search));
        }}
      >
        {isMain ? <span className={styles.words}>{label}</span> : label}
      </Button>
      {isOpen && <Suspense>{dialog?.(() => setOpen(false))}</Suspense>}
    </>
  );
}

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
