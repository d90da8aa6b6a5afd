import type { DocsOf } from '../../kernel/docs.ts';
import type { tags } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tagsDocs: DocsOf<typeof tags> = {
  about: 'Tags on records.',
  calls: {
    list: { summary: 'List tags', description: 'Of the scopes the caller may read.' },
    create: {
      summary: 'Tag an application or a sub-merchant',
      description: 'Giving the same tag twice returns the first one again.',
    },
    remove: { summary: 'Remove a tag' },
    listDefinitions: { summary: 'List tag definitions' },
    createDefinition: {
      summary: 'Define a tag',
      description: 'Names are unique in their scope, whatever the case.',
    },
    updateDefinition: {
      summary: 'Change a tag definition',
      description: 'A retired definition stays on what carries it and is offered no more.',
    },
  },
};
