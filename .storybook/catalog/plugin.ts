import type { Plugin } from 'vite';
import { readCatalog, readHistory } from './read-catalog.ts';

const NAME = 'virtual:payfac-catalog';
const ID = `\0${NAME}`;

/** Provides pages with the catalog read from the component folders. */
export const catalogModule = (): Plugin => ({
  name: 'payfac:catalog',
  resolveId: (id) => (id === NAME ? ID : null),
  load: (id) =>
    id === ID
      ? `export const catalog = ${JSON.stringify(readCatalog())};
export const history = ${JSON.stringify(readHistory())};`
      : null,
});
