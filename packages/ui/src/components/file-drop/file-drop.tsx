import { type DragEvent, type Ref, useState } from 'react';
import * as fieldCss from '../../field/field.css.ts';
import { FieldFrame } from '../../field/field-frame.tsx';
import type { FieldProps } from '../../field/field-props.ts';
import { useControl } from '../../field/use-control.ts';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import type { UiMessages } from '../../messages/english.ts';
import { UploadIcon } from '../icons/index.ts';
import * as styles from './file-drop.css.ts';
import { type DroppedFile, FileRow } from './file-row.tsx';
import { type Refusal, sizeText, sortFiles } from './sort-files.ts';

export interface FileDropProps extends Omit<FieldProps, 'isReadOnly'> {
  /** Files in progress and done, held by the application. */
  readonly files: readonly DroppedFile[];
  /** Called with files of an accepted type and size; the application uploads them and adds them to `files`. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Offers to cancel a waiting or uploading file. */
  readonly onCancel?: ((id: string) => void) | undefined;
  /** Offers to remove a finished or failed file. */
  readonly onRemove?: ((id: string) => void) | undefined;
  /** Offers to retry a failed file. */
  readonly onRetry?: ((id: string) => void) | undefined;
  /** Accepted types, as in a native file input: '.csv', 'text/csv', 'image/*', comma-separated. @default any */
  readonly accept?: string | undefined;
  /** Maximum size in bytes. @default any */
  readonly maxSize?: number | undefined;
  /** Accepts several files at once. @default false */
  readonly isMultiple?: boolean | undefined;
  /** Called on blur. */
  readonly onBlur?: (() => void) | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const NOTHING: readonly Refusal[] = [];

/** Files dropped or selected, each with its progress until done, failed or canceled. */
export function FileDrop(props: FileDropProps) {
  const { files, onAdd, onCancel, onRemove, onRetry } = props;
  const { accept, maxSize, isMultiple = false, isDisabled = false } = props;
  const messages = useMessages();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState(NOTHING);
  const { attach, wiring, leave } = useControl(
    props,
    refusalText(refused, maxSize === undefined ? '' : sizeText(maxSize, locale), messages),
  );

  function take(list: FileList | null) {
    const sorted = sortFiles([...(list ?? [])], { accept, maxSize, isMultiple });
    setRefused(sorted.refused);
    if (sorted.accepted.length > 0) onAdd(sorted.accepted);
  }

  function drag(event: DragEvent) {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  }

  return (
    <FieldFrame field={props} wiring={wiring}>
      <div
        className={`${fieldCss.control} ${styles.place}`}
        data-over={isOver || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadIcon size={20} aria-hidden="true" className={styles.upload} />
        <span aria-hidden="true">
          <span className={styles.choose}>
            {isMultiple ? messages.fileChooseSeveral : messages.fileChoose}
          </span>{' '}
          {messages.fileDrop}
        </span>
        <input
          {...wiring.control}
          ref={attach}
          className={styles.input}
          type="file"
          accept={accept}
          multiple={isMultiple}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
          onBlur={leave}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.list} aria-label={messages.files}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onCancel={onCancel}
              onRemove={onRemove}
              onRetry={onRetry}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

function refusalText(
  refused: readonly Refusal[],
  limit: string,
  messages: UiMessages,
): string | undefined {
  if (refused.length === 0) return undefined;
  return refused.map(({ name, reason }) => messages.fileRefused[reason](name, limit)).join(' ');
}
