import type { DocsOf } from '../../kernel/docs.ts';
import type { paymentLinkTemplates } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const paymentLinkTemplatesDocs: DocsOf<typeof paymentLinkTemplates> = {
  about: 'Templates of payment links.',
  calls: {
    list: {
      summary: 'List the templates one can send links with',
      description:
        'The built-in template of the caller’s role comes first: a sales clerk’s expires at 8 PM in the zone of the `Time-Zone` header.',
    },
    listCreated: { summary: 'List the templates that people made' },
    create: {
      summary: 'Create a template',
      description:
        '`fields` holds every field of the full set once. Returns 400 with the list of validation errors unless that list is empty.',
    },
    update: {
      summary: 'Change a template',
      description: 'Its id goes in the body. A built-in template returns 409.',
    },
    remove: {
      summary: 'Delete a template',
      description: 'Its id goes in the body. Links made from it stay as they are.',
    },
  },
};
