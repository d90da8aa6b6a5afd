import { useLayoutEffect, useRef, useState } from 'react';
import { written } from '../../styling/written.ts';
import { onResized } from '../table/on-resized.ts';
import { noticeSize } from './bar-size.ts';

/** Measures the notice above everything, so that sticky elements stay below it. */
export function useNoticeSize(isShown: boolean) {
  const notice = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const element = notice.current;
    if (!isShown || !element) return setSize(0);
    setSize(element.offsetHeight);
    return onResized([element], () => setSize(element.offsetHeight));
  }, [isShown]);
  return { notice, layout: written<HTMLDivElement>({ [noticeSize]: `${size}px` }) };
}
