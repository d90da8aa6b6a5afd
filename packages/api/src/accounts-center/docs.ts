import type { DocsOf } from '../contract/docs.ts';
import type { accountsCenter } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const accountsCenterDocs: DocsOf<typeof accountsCenter> = {
  view: { summary: "List accounts of the caller's products" },
  names: { summary: "List account names of the caller's products" },
};
