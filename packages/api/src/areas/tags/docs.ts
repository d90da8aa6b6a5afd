import type { DocsOf } from '../../kernel/docs.ts';
import type { tags } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tagsDocs: DocsOf<typeof tags> = {
  about: 'Tag records.',
  calls: {
    list: { summary: 'List tags', description: 'Returns tags of the scopes you can read.' },
    create: {
      summary: 'Tag an application or a sub-merchant',
      description: 'Adding the same tag again returns the existing one.',
    },
    remove: { summary: 'Remove a tag' },
    listDefinitions: { summary: 'List tag definitions' },
    createDefinition: {
      summary: 'Create a tag definition',
      description: 'Names are unique within a scope, regardless of case.',
    },
    updateDefinition: {
      summary: 'Update a tag definition',
      description: 'A retired definition stays on tagged records and is no longer offered.',
    },
  },
};
