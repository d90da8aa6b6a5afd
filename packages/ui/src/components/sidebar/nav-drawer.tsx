import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './nav-drawer.css.ts';

export interface NavDrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The navigation over the page, on the browser's own modal dialog: it keeps focus inside, makes the
 * page inert, closes on Escape and gives focus back, at no cost in bytes. A press beside the panel
 * closes it. So does a window grown wide enough for the sidebar, which the style sheet shows by
 * taking the drawer's box away.
 */
export function NavDrawer({ label, isOpen, onClose, children }: NavDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const closeWhenHidden = () => ref.current?.checkVisibility() === false && onClose();
    window.addEventListener('resize', closeWhenHidden);
    return () => window.removeEventListener('resize', closeWhenHidden);
  });

  const onClick = (event: MouseEvent) => event.target === ref.current && onClose();

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={styles.dialog}
      onClose={onClose}
      onClick={onClick}
    >
      {isOpen && children}
    </dialog>
  );
}
