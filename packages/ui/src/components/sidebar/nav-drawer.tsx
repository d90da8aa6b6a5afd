import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as styles from './nav-drawer.css.ts';

export interface NavDrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The navigation over the page, open while mounted. It is a native modal dialog, which traps focus, makes the page
 * inert and closes on Escape, without extra code; closed before it unmounts, it restores focus. A press outside the
 * panel closes it, and so does widening the window to fit the sidebar, where the stylesheet hides the drawer.
 */
export function NavDrawer({ label, onClose, children }: NavDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    const { classList } = document.documentElement;
    classList.add(styles.behind);
    dialog?.showModal();
    dialog?.addEventListener('click', ({ target }) => target === dialog && close(), { signal });
    window.addEventListener('resize', () => !dialog?.checkVisibility() && close(), { signal });
    return () => {
      listening.abort();
      classList.remove(styles.behind);
      dialog?.close();
    };
  }, []);

  return (
    <dialog ref={ref} aria-label={label} className={styles.dialog} onCancel={onClose}>
      {children}
    </dialog>
  );
}
