/** Messages of invites. */
export const invitesMessages = {
  list: 'Error while getting the Invites. Try again later.',
  create: 'Error creating Invite',
  addMerchant: 'Error creating Merchant Invite',
  createAndSend: 'Error creating and sending Invite',
  update: 'Error while editing the Invite. Try again later.',
  remove: 'Error while deleting the Invite. Try again later.',
  send: 'Error while sending the Invite. Try again later.',
} as const;
