import { useState } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { strutted } from '../../styling/strut.css.ts';
import { Strut } from '../../styling/strut.tsx';
import { ImagePage, PdfPage } from './document-page.tsx';
import { DocumentTools } from './document-tools.tsx';
import * as styles from './document-viewer.css.ts';
import { isSafeAddress, plainName } from './safe-document.ts';
import { useView } from './use-view.ts';

/**
 * URLs created by the application: its own, or `blob:` ones for files fetched with its session. Each image page has one
 * URL; a PDF has one URL, and a page count when known.
 */
export type DocumentContent =
  | {
      /** Images, one per page. */
      readonly kind: 'images';
      /** One URL per page. */
      readonly pages: readonly string[];
    }
  | {
      /** A PDF, in the browser's own viewer. */
      readonly kind: 'pdf';
      /** URL of the whole file. */
      readonly address: string;
      /** Page count when known; otherwise the browser's viewer keeps its own tools. */
      readonly pageCount?: number | undefined;
    };

export interface DocumentViewerProps {
  /** File name, always shown as plain text. */
  name: string;
  /** Document to show. */
  content: DocumentContent;
  /** Current page, from 1. Makes it controlled. */
  page?: number | undefined;
  /** Called with the new page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** URL to download; null offers no download. @default the shown URL */
  download?: string | null | undefined;
  /** Height of the window in pixels. @default 480 */
  height?: number | undefined;
}

const pagesOf = (content: DocumentContent): number | undefined =>
  content.kind === 'images' ? content.pages.length : content.pageCount;

/** A document beside the form that asks about it: pages, zoom, rotation, download. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { name, content, onPageChange, download, height = 480 } = props;
  const messages = useMessages();
  const [own, setOwn] = useState(1);
  const count = pagesOf(content);
  const page = Math.min(Math.max(1, props.page ?? own), Math.max(1, count ?? 1));
  const view = useView({
    page,
    count: count ?? 1,
    onPage: (next) => {
      setOwn(next);
      onPageChange?.(next);
    },
  });
  const address = content.kind === 'images' ? content.pages[page - 1] : content.address;
  const isSafe = address !== undefined && isSafeAddress(address, content.kind);
  const saved = download === undefined ? address : (download ?? undefined);
  const shown = plainName(name);
  const place =
    count === undefined
      ? messages.page(String(page))
      : messages.documentPage(String(page), String(count));
  const label = `${shown}, ${place}`;
  const { zoom, turns } = view;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole viewer
    <section aria-label={shown} className={styles.viewer} onKeyDown={commandKeys(view.press)}>
      <header className={styles.header}>
        <bdi className={styles.name}>{shown}</bdi>
        <DocumentTools
          name={name}
          page={page}
          count={count}
          view={view}
          download={saved !== undefined && isSafeAddress(saved, content.kind) ? saved : undefined}
        />
      </header>
      <div className={strutted}>
        <section
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so keys must reach it
          tabIndex={0}
          className={styles.window}
        >
          {address === undefined && <p className={styles.note}>{messages.documentEmpty}</p>}
          {address !== undefined && !isSafe && (
            <p role="alert" className={styles.note}>
              {messages.documentRefused}
            </p>
          )}
          {isSafe && content.kind === 'images' && (
            <ImagePage {...{ label, address, zoom, turns }} />
          )}
          {isSafe && content.kind === 'pdf' && (
            <PdfPage {...{ label, address, zoom, turns, page }} hasOwnTools={count === undefined} />
          )}
        </section>
        <Strut height={height} />
      </div>
    </section>
  );
}
