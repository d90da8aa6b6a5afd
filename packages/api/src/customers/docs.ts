import type { DocsOf } from '../contract/docs.ts';
import type { customers } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const customersDocs: DocsOf<typeof customers> = {
  list: { summary: 'List customers' },
  create: { summary: 'Create a customer' },
  update: { summary: 'Change a customer' },
  remove: { summary: 'Delete a customer' },
  addCard: { summary: 'Save a card with a customer' },
  setDefaultCard: { summary: "Choose a customer's default card" },
  removeCard: { summary: 'Remove a saved card' },
};
