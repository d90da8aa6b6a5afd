import { useMessages } from '../../messages/context.tsx';
import { useHref } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { button, variants } from '../button/button.css.ts';
import { squares } from '../icon-button/icon-button.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  RotateIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../icons/index.ts';
import * as styles from './document-viewer.css.ts';
import { fileName, plainName } from './safe-document.ts';
import { FIT, percentOf, type View } from './use-view.ts';

export interface DocumentToolsProps {
  name: string;
  page: number;
  /** Undefined when unknown: the browser's own viewer then shows the pages. */
  count: number | undefined;
  view: View;
  /** Undefined when downloading isn't offered. */
  download: string | undefined;
}

/** Pages, zoom, rotation and download, in one wrapping row. */
export function DocumentTools({ name, page, count, view, download }: DocumentToolsProps) {
  const messages = useMessages();
  const hrefOf = useHref();
  return (
    <div className={styles.tools}>
      {count !== undefined && count > 1 && (
        <div className={styles.part}>
          <IconButton
            size="small"
            label={messages.previousPage}
            icon={<ChevronLeftIcon aria-hidden size={16} className={styles.directed} />}
            isDisabled={page <= 1}
            onPress={() => view.goTo(page - 1)}
          />
          <span className={styles.figure}>
            {messages.documentPage(String(page), String(count))}
          </span>
          <IconButton
            size="small"
            label={messages.nextPage}
            icon={<ChevronRightIcon aria-hidden size={16} className={styles.directed} />}
            isDisabled={page >= count}
            onPress={() => view.goTo(page + 1)}
          />
        </div>
      )}
      <div className={styles.part}>
        <IconButton
          size="small"
          label={messages.zoomOut}
          icon={<ZoomOutIcon aria-hidden size={16} />}
          isDisabled={!view.canZoomOut}
          onPress={view.zoomOut}
        />
        <button
          type="button"
          className={styles.zoom}
          aria-label={`${percentOf(view.zoom)}, ${messages.zoomFit}`}
          title={messages.zoomFit}
          onClick={view.fit}
          disabled={view.zoom === FIT}
        >
          {percentOf(view.zoom)}
        </button>
        <IconButton
          size="small"
          label={messages.zoomIn}
          icon={<ZoomInIcon aria-hidden size={16} />}
          isDisabled={!view.canZoomIn}
          onPress={view.zoomIn}
        />
        <IconButton
          size="small"
          label={messages.rotate}
          icon={<RotateIcon aria-hidden size={16} />}
          onPress={view.turn}
        />
        {download !== undefined && (
          <a
            href={hrefOf(download)}
            download={fileName(name)}
            aria-label={messages.downloadFile(plainName(name))}
            className={classNames(button, variants.quiet, squares.small)}
          >
            <DownloadIcon aria-hidden size={16} />
          </a>
        )}
      </div>
    </div>
  );
}
