import type { Plugin } from 'vite';

const NAME = 'virtual:payfac-pay-page';
const ID = `\0${NAME}`;

/**
 * Provides a story with the platform's pay page, rendered here as on a server. Loading the platform takes seconds:
 * `isWritten` is false when nobody looks into the story's frame.
 */
export const payPageModule = (isWritten: boolean): Plugin => ({
  name: 'payfac:pay-page',
  resolveId: (id) => (id === NAME ? ID : null),
  async load(id) {
    if (id !== ID) return null;
    if (!isWritten)
      return `export const payPage = ''; export const nameInPayPage = '-'; export const initialInPayPage = '-';`;
    const { INITIAL, NAME: name, writePayPage } = await import('./write-pay-page.ts');
    return `export const payPage = ${JSON.stringify(await writePayPage())};
export const nameInPayPage = ${JSON.stringify(name)};
export const initialInPayPage = ${JSON.stringify(INITIAL)};`;
  },
});
