import type { DocsOf } from '../../kernel/docs.ts';
import type { invites } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const invitesDocs: DocsOf<typeof invites> = {
  about: 'Invitations of merchants.',
  calls: {
    list: { summary: 'List invites' },
    create: { summary: 'Create an invite', description: 'It is not sent before `invites.send`.' },
    update: {
      summary: 'Change an invite',
      description: 'Possible until it is accepted. One that was sent is not sent again by itself.',
    },
    send: {
      summary: 'Send an invite',
      description:
        'By e-mail; again for one that was sent or has expired. It then holds for 14 days.',
    },
    remove: { summary: 'Delete an invite', description: 'Its link stops working.' },
    addMerchant: {
      summary: 'Invite a boarded merchant to another product',
      description: 'Name, address and business come from its present record.',
    },
    createAndSend: { summary: 'Create an invite and send it' },
    upload: {
      summary: 'Upload a CSV file of invites',
      description:
        'A heading and at most 500 rows: `name`, `email`, and if wanted `mobileNumber` and `businessName`. Every row succeeds or fails by itself; `errorDetails.type` is `validation`, `duplicate` or `delivery`.',
    },
  },
};
