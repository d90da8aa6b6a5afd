import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertIcon, CloseIcon, InvoiceIcon, RefreshIcon, SuccessIcon } from '../icons/index.ts';
import { limitProgress } from '../progress/limit-progress.ts';
import * as styles from './file-drop.css.ts';
import { sizeText } from './sort-files.ts';

/** State of a file. */
export type FileState = 'waiting' | 'sending' | 'done' | 'failed';

/** An accepted file, as the application holds it. */
export interface DroppedFile {
  /** Unique id; stable between renders. */
  readonly id: string;
  /** File name, shown as text. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** State of the upload. */
  readonly state: FileState;
  /** Percent uploaded, clamped to 0–100; without it the bar is indeterminate. */
  readonly progress?: number | undefined;
  /** Result: rows imported, or why it failed. */
  readonly message?: string | undefined;
}

export interface FileRowProps {
  readonly file: DroppedFile;
  readonly onCancel: ((id: string) => void) | undefined;
  readonly onRemove: ((id: string) => void) | undefined;
  readonly onRetry: ((id: string) => void) | undefined;
}

const MARKS = {
  waiting: InvoiceIcon,
  sending: InvoiceIcon,
  done: SuccessIcon,
  failed: AlertIcon,
} as const;

export function FileRow({ file, onCancel, onRemove, onRetry }: FileRowProps) {
  const messages = useMessages();
  const locale = useLocale();
  const { id, name, size, state, progress, message } = file;
  const Mark = MARKS[state];
  const isUnderWay = state === 'waiting' || state === 'sending';
  const dismiss = isUnderWay ? onCancel : onRemove;
  return (
    <li className={styles.row} data-file={name}>
      <Mark size={16} aria-hidden="true" className={styles.marks[state]} />
      <div className={styles.texts}>
        <div className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.size}>{sizeText(size, locale)}</span>
        </div>
        {isUnderWay && (
          <progress
            className={styles.bar}
            aria-label={messages.fileProgress(name)}
            max={100}
            {...(progress !== undefined && { value: limitProgress(progress) })}
          />
        )}
        <output className={styles.outcomes[state]}>
          {state === 'waiting' && messages.fileWaiting}
          {!isUnderWay && (message ?? messages.fileStates[state])}
        </output>
      </div>
      <div className={styles.buttons}>
        {state === 'failed' && onRetry && (
          <IconButton
            size="small"
            label={messages.fileRetry(name)}
            icon={<RefreshIcon size={14} />}
            onPress={() => onRetry(id)}
          />
        )}
        {dismiss && (
          <IconButton
            size="small"
            label={isUnderWay ? messages.fileCancel(name) : messages.fileRemove(name)}
            icon={<CloseIcon size={14} />}
            onPress={() => dismiss(id)}
          />
        )}
      </div>
    </li>
  );
}
