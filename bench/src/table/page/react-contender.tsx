import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contender, Row } from './contender.ts';

/** A contender that is a component of rows. */
export function reactContender(
  name: string,
  Component: ComponentType<{ readonly rows: readonly Row[] }>,
): Contender {
  return {
    name,
    mount(host, rows) {
      const root = createRoot(host);
      flushSync(() => root.render(<Component rows={rows} />));
      return () => flushSync(() => root.unmount());
    },
  };
}
