import type { DocsOf } from '../../kernel/docs.ts';
import type { paymentLinks } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const paymentLinksDocs: DocsOf<typeof paymentLinks> = {
  about: 'Create, send and deactivate payment links.',
  calls: {
    create: {
      summary: 'Create and send a payment link, or resend one',
      description:
        'Fields you leave out come from the template, or from the built-in template if you name none. With `sendEmail` or `sendSms` the link is sent at once and is `sent`; otherwise it is `created` and you share its address yourself. For an account that is not live yet, the link is `onboarding` and is not sent. Send `sessionId` to send an existing link: it becomes `resent`, or `sent` the first time.',
    },
    get: { summary: 'Get a payment link' },
    deactivate: {
      summary: 'Deactivate a payment link',
      description:
        'The link becomes `canceled`. A link that is already canceled or expired returns 409.',
    },
  },
};
