import { useCallback, useLayoutEffect, useRef } from 'react';
import { type ColumnSettings, withWidth } from './column-settings.ts';

type Resize = (columnId: string, width: number | undefined) => void;

/** Stable over renderings, so that no header is drawn for another one's width. */
export function useResize(
  settings: ColumnSettings,
  onChange: ((settings: ColumnSettings) => void) | undefined,
): Resize | undefined {
  const latest = useRef({ settings, onChange });
  useLayoutEffect(() => {
    latest.current = { settings, onChange };
  });
  const resize = useCallback<Resize>((columnId, width) => {
    const { current } = latest;
    current.onChange?.(withWidth(current.settings, columnId, width));
  }, []);
  return onChange && resize;
}
