import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
