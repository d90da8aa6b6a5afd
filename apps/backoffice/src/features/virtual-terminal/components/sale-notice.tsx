import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from '../page.css.ts';

/** Comes into sight as it appears: on a phone the button that was pressed is a screen below it. */
export function SaleNotice({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // No response from the effect: newer browsers' scrollIntoView() returns a promise.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={styles.notice}>
      {children}
    </div>
  );
}
