import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const app = createRequire(import.meta.url);
const router = dirname(
  createRequire(app.resolve('react-router-dom')).resolve('react-router/package.json'),
);

/**
 * The router's package leads bundlers to its development build alone; its production build is the
 * same code without the warnings, which nobody reads in a bundle.
 */
export const routerWithoutWarnings: Readonly<Record<string, string>> = {
  'react-router/dom': join(router, 'dist/production/dom-export.mjs'),
  'react-router': join(router, 'dist/production/index.mjs'),
};

/**
 * The router's own links and forms, which this app has none of, stay in a bundle for the names that they
 * are given for React's developer tools. Without the names, a bundler sees that nothing needs them.
 */
export const routerWithoutForms: Plugin = {
  name: 'router-without-forms',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^(\w+\.displayName = "[^"]*";)$/gm, (line) => ' '.repeat(line.length))
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1'),
      map: null,
    }),
  },
};
