import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as styles from './nav-drawer.css.ts';

export interface NavDrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The navigation over the page, open while mounted. It is the browser's own modal dialog, which keeps
 * focus inside, makes the page inert and closes on Escape, at no cost in bytes; closed before it
 * leaves the page, it gives focus back. A press beside the panel closes it, and so does a window
 * grown wide enough for the sidebar, where the style sheet shows no drawer.
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
