import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contender, Parts, Row } from './contender.ts';

/** A contender that is a component with rows as props. */
export function reactContender(
  name: string,
  Component: ComponentType<{ readonly rows: readonly Row[] }>,
  parts: Partial<Parts> = {},
): Contender {
  return {
    name,
    parts,
    mount(host, rows) {
      const root = createRoot(host);
      flushSync(() => root.render(<Component rows={rows} />));
      return () => flushSync(() => root.unmount());
    },
  };
}
