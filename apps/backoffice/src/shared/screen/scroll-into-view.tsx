import type { ReactNode } from 'react';
import * as styles from './scroll-into-view.css.ts';

/** A ref of its own returns nothing: newer browsers' scrollIntoView() returns a promise. */
function show(place: HTMLElement | null): void {
  place?.scrollIntoView?.({ block: 'nearest' });
}

/** Comes into sight as it appears: the button that was pressed may be a screen away from it. */
export const ScrollIntoView = ({ children }: { readonly children: ReactNode }) => (
  <div ref={show} className={styles.place}>
    {children}
  </div>
);
