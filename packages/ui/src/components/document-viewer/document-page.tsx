import { useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { written } from '../../styling/written.ts';
import { Button } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './document-viewer.css.ts';

export interface PageProps {
  /** Accessible name of the page. */
  label: string;
  address: string;
  zoom: number;
  /** Quarter turns, clockwise. */
  turns: number;
}

/** The space a page takes: within the window at zoom 1, scaled by zoom, with swapped sides when rotated. */
function roomOf(ratio: number, zoom: number, isTurned: boolean) {
  const shown = isTurned ? 1 / ratio : ratio;
  return {
    inlineSize: `calc(min(100cqw, 100cqh * ${shown}) * ${zoom})`,
    aspectRatio: String(shown),
  };
}

interface Loaded {
  address: string;
  /** Width over height; undefined when it failed to load. */
  ratio: number | undefined;
}

/** One page as an image. An image element never runs its content. */
export function ImagePage({ label, address, zoom, turns }: PageProps) {
  const messages = useMessages();
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const known = loaded?.address === address ? loaded : undefined;
  if (known && known.ratio === undefined) {
    return (
      <div role="alert" className={styles.note}>
        <p>{messages.documentFailed}</p>
        <Button
          size="small"
          onPress={() => {
            setAttempt(attempt + 1);
            setLoaded(undefined);
          }}
        >
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  const ratio = known?.ratio ?? 1;
  const isTurned = turns % 2 === 1;
  const tell = (image: HTMLImageElement | null) => {
    if (!image?.complete || known) return;
    const { naturalWidth, naturalHeight } = image;
    setLoaded({
      address,
      ratio: naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : undefined,
    });
  };
  return (
    <>
      {!known && (
        <div className={styles.note}>
          <Spinner label={messages.loading} />
        </div>
      )}
      <div className={styles.room} ref={written(roomOf(ratio, zoom, isTurned))} hidden={!known}>
        <img
          key={`${address} ${attempt}`}
          // An image rendered by a server may have loaded before hydration.
          ref={written<HTMLImageElement>(
            {
              inlineSize: isTurned ? `${100 * ratio}%` : '100%',
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            },
            tell,
          )}
          src={address}
          alt={label}
          className={styles.image}
          onLoad={({ currentTarget }) => tell(currentTarget)}
          onError={() => setLoaded({ address, ratio: undefined })}
        />
      </div>
    </>
  );
}

const never = () => () => undefined;
const canShowPdf = () => navigator.pdfViewerEnabled;

export interface PdfPageProps extends PageProps {
  page: number;
  /** Whether the browser's viewer keeps its own tools, because only it knows the page count. */
  hasOwnTools: boolean;
}

/** A PDF in the browser's own viewer, if it has one. */
export function PdfPage({ label, address, zoom, turns, page, hasOwnTools }: PdfPageProps) {
  const messages = useMessages();
  const isShown = useSyncExternalStore(never, canShowPdf, () => true);
  if (!isShown) return <p className={styles.note}>{messages.documentRefused}</p>;
  const size = zoom === 1 ? 'view=Fit' : `zoom=${Math.round(zoom * 100)}`;
  const place = `${address.split('#')[0] ?? ''}#page=${page}&${size}`;
  const isTurned = turns % 2 === 1;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox no browser opens its viewer
    <iframe
      // The viewer reads its position only once.
      key={place}
      src={hasOwnTools ? place : `${place}&toolbar=0&navpanes=0`}
      title={label}
      className={styles.pdf}
      ref={written<HTMLIFrameElement>({
        inlineSize: isTurned ? '100cqh' : '100cqw',
        blockSize: isTurned ? '100cqw' : '100cqh',
        transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
      })}
    />
  );
}
