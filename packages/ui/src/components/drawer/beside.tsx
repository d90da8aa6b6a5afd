import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { commandKeys } from '../../keys/command-keys.ts';
import { BesideContext } from '../sidebar/beside-context.ts';
import * as styles from './drawer.css.ts';
import { asOpenDrawer } from './open-drawers.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export interface BesideProps {
  /** True when it replaces the page. */
  isPage: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Restores the page's scroll position when the record is closed. */
function useKeptScroll(isPage: boolean) {
  useLayoutEffect(() => {
    if (!isPage) return undefined;
    const { scrollX, scrollY } = globalThis;
    scrollTo({ top: 0, behavior: 'instant' });
    return () => scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }, [isPage]);
}

/**
 * A drawer beside the page, or in its place: nothing is inert, and focus may leave it. In `AppLayout` it has a place of
 * its own.
 */
export function Beside({ isPage, onClose, children }: BesideProps) {
  const places = useContext(BesideContext);
  const place = isPage ? places.page : places.column;
  const panel = useRef<HTMLDivElement>(null);
  const [before] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  useKeptFocus(panel);
  useKeptScroll(isPage);
  useLayoutEffect(() => (isPage ? undefined : asOpenDrawer(panel.current)), [isPage]);
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && document.activeElement === document.body)
          before.focus();
      });
    };
  }, [before]);

  /** Ignores keys from overlays that are rendered elsewhere. */
  function press({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) {
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key === 'Escape' && isOwn && !defaultPrevented) onClose();
  }

  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from what it holds
    <div
      ref={panel}
      className={isPage ? styles.page : styles.beside}
      onKeyDown={commandKeys(press)}
    >
      {children}
    </div>
  );
  return place ? createPortal(content, place) : content;
}
