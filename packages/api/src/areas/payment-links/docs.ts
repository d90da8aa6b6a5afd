import type { DocsOf } from '../../kernel/docs.ts';
import type { paymentLinks } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const paymentLinksDocs: DocsOf<typeof paymentLinks> = {
  about: 'Links that are paid.',
  calls: {
    create: {
      summary: 'Make and send a payment link, or send one again',
      description:
        'What the body leaves out is as in its template, otherwise as in a new template. With `sendEmail` or `sendSms` it is sent at once and is `sent`; without, it is `created` and its address is shared by hand. With `sessionId` that link is sent again and is `resent`. A merchant who is not live yet gets a link that is `onboarding`.',
    },
    get: { summary: 'Get a payment link' },
    deactivate: {
      summary: 'Deactivate a payment link',
      description: 'The link becomes `canceled`; one that is canceled or expired returns 409.',
    },
  },
};
