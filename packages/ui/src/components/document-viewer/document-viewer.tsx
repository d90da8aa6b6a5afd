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
 * Addresses that the application made: its own, or `blob:` ones of files that it fetched with its
 * session. Pages of pictures have one each; a PDF has one, and a number of pages where it is known.
 */
export type DocumentContent =
  | {
      /** Pictures, one a page. */
      readonly kind: 'images';
      /** One address a page. */
      readonly pages: readonly string[];
    }
  | {
      /** A PDF, in the browser's own viewer. */
      readonly kind: 'pdf';
      /** Of the whole file. */
      readonly address: string;
      /** Where it is known; the browser's viewer keeps its own tools else. */
      readonly pageCount?: number | undefined;
    };

export interface DocumentViewerProps {
  /** The file's name, shown as text whatever is in it. */
  name: string;
  /** What is shown. */
  content: DocumentContent;
  /** Makes it controlled; the first page is 1. */
  page?: number | undefined;
  /** Called with the page that was turned to. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Where to save it from; null offers nothing. @default the address shown */
  download?: string | null | undefined;
  /** Pixels of the window. @default 480 */
  height?: number | undefined;
}

const pagesOf = (content: DocumentContent): number | undefined =>
  content.kind === 'images' ? content.pages.length : content.pageCount;

/** A document where it is asked about: pages, zoom, quarter turns, download. */
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
