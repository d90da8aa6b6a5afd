import { type ReactNode, useEffect, useRef, useState } from 'react';
import { autoFocusAttribute } from '../../field/auto-focus-mark.ts';
import { commandKeysInside } from '../../keys/command-keys.ts';
import { body } from './modal.css.ts';

export interface ScrollBodyProps {
  children: ReactNode;
}

/**
 * The scrolling part of a dialog. Focusable only when it scrolls, so that keys can scroll it. Once the dialog is open,
 * focus moves to the field or button with autofocus.
 */
export function ScrollBody({ children }: ScrollBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element) setScrolling(element.scrollHeight > element.clientHeight);
  }, [children]);
  useEffect(() => {
    const frameId = requestAnimationFrame(() => {
      const dialog = frame.current?.closest('[role=dialog], [role=alertdialog]');
      const wanted = dialog?.querySelector(`[${autoFocusAttribute}]`);
      if (wanted instanceof HTMLElement) wanted.focus();
    });
    return () => cancelAnimationFrame(frameId);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the fields in it
    <div
      ref={frame}
      className={body}
      onKeyDownCapture={commandKeysInside()}
      {...(isScrolling && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
