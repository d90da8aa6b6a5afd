import { type RefObject, useEffect, useRef, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Mode } from '../../packages/ui/src/brand/index.ts';
import { SegmentedControl } from '../../packages/ui/src/components/segmented-control/index.ts';

/** Whole-page stories that show a brand. */
const pages = [
  { id: 'patterns-dashboard--overview', label: 'Dashboard' },
  { id: 'patterns-list-page--list-of-records', label: 'List' },
  { id: 'patterns-pay-page--link', label: 'Pay page' },
] as const;

const modes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const satisfies readonly { id: Mode; label: string }[];

/** Milliseconds after the last change, and between retries while a page loads. */
const PAUSE = 250;

/** Re-renders a frame's story with other globals; false while there is none. */
function tell(frame: HTMLIFrameElement | null, globals: Readonly<Record<string, string>>): boolean {
  const inside = frame?.contentWindow;
  if (!inside?.document.querySelector('.pf-stage')) return false;
  const { channel } = Reflect.get(inside, '__STORYBOOK_PREVIEW__');
  channel.emit(UPDATE_GLOBALS, { globals });
  return true;
}

/** Tells a frame what to show, once it listens. */
function useTold(frame: RefObject<HTMLIFrameElement | null>, yours: string, mode: Mode): void {
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout>;
    const ask = () => {
      if (!tell(frame.current, { yours, mode })) wait = setTimeout(ask, PAUSE);
    };
    wait = setTimeout(ask, PAUSE);
    return () => clearTimeout(wait);
  }, [frame, yours, mode]);
}

/** Whether an element has been visible. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isSeen;
}

interface BrandPagesProps {
  /** The brand, as encoded in the site's URL. */
  readonly yours: string;
}

/** Product pages in a brand: the app's own, with example responses instead of a network. */
export function BrandPages({ yours }: BrandPagesProps) {
  const [page, setPage] = useState<(typeof pages)[number]['id']>(pages[0].id);
  const [mode, setMode] = useState<Mode>('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  // Later changes are sent to the loaded page; it isn't reloaded.
  const address = (id: string) =>
    `iframe.html?id=${id}&viewMode=story&inside&globals=mode:${mode};yours:${encodeURIComponent(yours)}`;
  const [src, setSrc] = useState(() => address(page));
  useTold(frame, yours, mode);
  return (
    <div className="pf-stack" ref={place}>
      <div className="pf-brand-export">
        <SegmentedControl
          label="Page"
          options={pages}
          value={page}
          onChange={(id) => {
            setPage(id);
            setSrc(address(id));
          }}
        />
        <SegmentedControl label="Mode" options={modes} value={mode} onChange={setMode} />
      </div>
      <div className="pf-brand-page">
        {isSeen && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- this site's own story
          <iframe
            key={page}
            ref={frame}
            title={`${pages.find(({ id }) => id === page)?.label} in your brand`}
            src={src}
          />
        )}
      </div>
    </div>
  );
}
