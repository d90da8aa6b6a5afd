import type { Plugin } from 'vite';

/** What only a browser's part of a React application may import: contexts, hooks, event handlers. */
const ofClients =
  /from ["'](?:react|react\/jsx-runtime|react-dom|react-aria|react-aria-components|react-stately|lucide-react)(?:\/[^"']*)?["']/;

/** Whether a module has to run in the browser although a server component imports it. */
export const isOfClients = (code: string): boolean => ofClients.test(code);

/**
 * Marks modules as client components, so that server components can use them. Entries that only pass
 * names on stay unmarked: constants and functions that ask nothing of React then work on both sides.
 */
export function clientModules(): Plugin {
  return {
    name: 'client-modules',
    enforce: 'post',
    // On the first line, so that the source map's lines stay.
    renderChunk: (code) =>
      isOfClients(code) ? { code: `'use client'; ${code}`, map: null } : undefined,
  };
}
