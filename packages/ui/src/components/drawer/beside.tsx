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
  onClose: () => void;
  children: ReactNode;
}

/** A drawer beside the page: nothing is inert, and the focus may leave. In `AppLayout` it has a column. */
export function Beside({ onClose, children }: BesideProps) {
  const column = useContext(BesideContext);
  const panel = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  useKeptFocus(panel);
  useLayoutEffect(() => asOpenDrawer(panel.current), []);
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

  /** Not of what stands over the drawer and is drawn elsewhere. */
  function press({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) {
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key === 'Escape' && isOwn && !defaultPrevented) onClose();
  }

  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from what it holds
    <div ref={panel} className={styles.beside} onKeyDown={commandKeys(press)}>
      {children}
    </div>
  );
  return column ? createPortal(content, column) : content;
}
