import type { DocsOf } from '../contract/docs.ts';
import type { tokenization } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tokenizationDocs: DocsOf<typeof tokenization> = {
  virtualTerminal: { summary: 'Open a tokenization session for the virtual terminal' },
  session: { summary: 'Get a tokenization session' },
  generateContext: { summary: 'Sign a context for the hosted card fields' },
  convertToPermanent: { summary: 'Keep a card token' },
};
