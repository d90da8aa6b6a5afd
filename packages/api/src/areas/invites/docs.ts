import type { DocsOf } from '../../kernel/docs.ts';
import type { invites } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const invitesDocs: DocsOf<typeof invites> = {
  about: 'Invite merchants to apply.',
  calls: {
    list: { summary: 'List invites' },
    create: {
      summary: 'Create an invite',
      description: 'Creates the invite without sending it; send it with `invites.send`.',
    },
    update: {
      summary: 'Update an invite',
      description:
        'You can update an invite until it is accepted. An invite that was already sent is not sent again.',
    },
    send: {
      summary: 'Send an invite',
      description:
        'Sends the invite by email with a new link that works for 14 days; earlier links stop working. You can send a sent or expired invite again.',
    },
    remove: {
      summary: 'Delete an invite',
      description: 'The link of the invite stops working. An accepted invite cannot be deleted.',
    },
    addMerchant: {
      summary: 'Invite an existing merchant to another product',
      description:
        'The name, address and business are copied from the merchant’s current record. Creates the invite without sending it.',
    },
    createAndSend: { summary: 'Create and send an invite' },
    upload: {
      summary: 'Upload a CSV file of invites',
      description:
        'The file has a header and at most 500 rows, separated by commas, semicolons or tabs, with `name` and `email`, and optionally `mobileNumber` and `businessName`. Each row succeeds or fails on its own; `errorDetails.type` is `validation`, `duplicate` or `delivery`.',
    },
  },
};
