import { type ReactNode, useEffect, useRef, useState } from 'react';
import { body } from './modal.css.ts';

export interface ScrollBodyProps {
  children: ReactNode;
}

/** The part of a dialog that scrolls. Only when it does, it takes the focus, so that keys can scroll it. */
export function ScrollBody({ children }: ScrollBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element) setScrolling(element.scrollHeight > element.clientHeight);
  }, [children]);
  return (
    <div ref={frame} className={body} {...(isScrolling && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
