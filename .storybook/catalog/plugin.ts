import type { Plugin } from 'vite';
import { readCatalog, readHistory } from './read-catalog.ts';

const NAME = 'virtual:payfac-catalog';
const ID = `\0${NAME}`;

/** Gives the pages of this site what the folders of the components say about them. */
export const catalogModule = (): Plugin => ({
  name: 'payfac:catalog',
  resolveId: (id) => (id === NAME ? ID : null),
  load: (id) =>
    id === ID
      ? `export const catalog = ${JSON.stringify(readCatalog())};
export const history = ${JSON.stringify(readHistory())};`
      : null,
});
