import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { announce } from '../button/announce.ts';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
/** Fits the whole page in the window. */
export const FIT = 1;

export const percentOf = (zoom: number): string => `${Math.round(zoom * 100)}%`;

interface Pages {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Zoom and rotation of a document, by buttons and keys. */
export function useView({ page, count, onPage }: Pages) {
  const messages = useMessages();
  const [zoom, setZoom] = useState<number>(FIT);
  const [turns, setTurns] = useState(0);

  function zoomTo(next: number | undefined) {
    if (next === undefined) return;
    setZoom(next);
    announce(messages.zoomed(percentOf(next)));
  }
  const larger = ZOOMS.find((each) => each > zoom);
  const smaller = ZOOMS.findLast((each) => each < zoom);

  function turn() {
    const next = (turns + 1) % 4;
    setTurns(next);
    announce(messages.rotated(next * 90));
  }

  function goTo(next: number) {
    if (next < 1 || next > count || next === page) return;
    onPage(next);
    announce(messages.documentPage(String(next), String(count)));
  }

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomTo(larger),
    '=': () => zoomTo(larger),
    '-': () => zoomTo(smaller),
    '0': () => zoomTo(FIT),
    r: turn,
    R: turn,
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
  };

  return {
    zoom,
    turns,
    canZoomIn: larger !== undefined,
    canZoomOut: smaller !== undefined,
    zoomIn: () => zoomTo(larger),
    zoomOut: () => zoomTo(smaller),
    fit: () => zoomTo(FIT),
    turn,
    goTo,
    press: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },
  };
}

export type View = ReturnType<typeof useView>;
