import type { DocsOf } from '../../kernel/docs.ts';
import type { paymentLinkTemplates } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const paymentLinkTemplatesDocs: DocsOf<typeof paymentLinkTemplates> = {
  about: 'Manage templates of payment links.',
  calls: {
    list: {
      summary: 'List the templates you can send links with',
      description:
        'The built-in template of your role comes first. A sales clerk’s built-in template expires at 8 PM in the time zone of the `Time-Zone` header.',
    },
    listCreated: { summary: 'List the templates that users created' },
    create: {
      summary: 'Create a template',
      description:
        '`fields` must hold every field of the full set exactly once. An invalid template returns 400 with its validation errors.',
    },
    update: {
      summary: 'Update a template',
      description: 'The id goes in the body. A built-in template returns 409 `BUILT_IN`.',
    },
    remove: {
      summary: 'Delete a template',
      description: 'The id goes in the body. Links made from the template do not change.',
    },
  },
};
