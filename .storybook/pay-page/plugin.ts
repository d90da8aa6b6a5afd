import type { Plugin } from 'vite';

const NAME = 'virtual:payfac-pay-page';
const ID = `\0${NAME}`;

/**
 * Gives a story the page that the platform writes for payers; it is written here, as on a server. To load
 * the platform takes seconds: `isWritten` is false where nobody looks into the story's window.
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
