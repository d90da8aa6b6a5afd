import type { ReactNode } from 'react';
import * as styles from './screen.css.ts';

/** A separate function, because a ref must return nothing and newer browsers' scrollIntoView() returns a promise. */
function show(place: HTMLElement | null): void {
  place?.scrollIntoView?.({ block: 'nearest' });
}

/** Scrolls into view when it appears, since the pressed button may be a screen away. */
export const ScrollIntoView = ({ children }: { readonly children: ReactNode }) => (
  <div ref={show} className={styles.scrolledTo}>
    {children}
  </div>
);
