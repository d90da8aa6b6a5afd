import * as invites from '@payfac/api/contract/invites';
import { applyInvite, type Invite } from '@payfac/domain/invites';
import { overviewAddress, overviewViewOf } from '../../../entities/accounts/overview-address.ts';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { holderAtom } from '../../../shared/session/session.ts';
import { read } from '../../../shared/state/app.ts';
import { EditInvite } from './edit-invite.tsx';
import { showEdited, shownAfter, showRemoved } from './local-changes.ts';

const ofInvite = ({ _id, spProductId }: Invite) => ({
  params: { inviteId: _id },
  query: { spProductId },
});

const sendInvite = (invite: Invite) => shownAfter(send(invites.send)(ofInvite(invite)), showEdited);
const sent = ({ email }: Invite): string => `Sent the invite to ${email}.`;

/** Where the account of an accepted invite is looked at, by this person. */
const accountOf = ({ applicationId }: Invite): string | undefined => {
  const view = overviewViewOf(read(holderAtom));
  return view && applicationId !== null ? overviewAddress(view, applicationId) : undefined;
};

export const inviteActions: readonly RowAction<Invite>[] = [
  {
    label: 'Send',
    ability: 'invites.manage',
    isOffered: ({ status }) => status === 'created',
    run: sendInvite,
    done: sent,
  },
  {
    label: 'Send again',
    ability: 'invites.manage',
    isOffered: ({ status }) => status !== 'created' && applyInvite(status, 'send') !== undefined,
    confirm: ({ name, email }) => ({
      title: `Send the invite to ${name} again?`,
      text: `A new link goes to ${email}. The link in the earlier email stops working.`,
      confirmLabel: 'Send again',
    }),
    run: sendInvite,
    done: sent,
  },
  {
    label: 'Edit',
    ability: 'invites.manage',
    isOffered: ({ status }) => status !== 'accepted',
    dialog: (invite, close) => <EditInvite invite={invite} onClose={close} />,
  },
  {
    label: 'Open account',
    isOffered: (invite) => accountOf(invite) !== undefined,
    href: (invite) => accountOf(invite) ?? '',
  },
  {
    label: 'Delete',
    ability: 'invites.manage',
    tone: 'danger',
    isOffered: ({ status }) => applyInvite(status, 'delete') !== undefined,
    confirm: ({ name, sentCount }) => ({
      title: `Delete the invite for ${name}?`,
      text:
        sentCount > 0
          ? "The link that was sent stops working. This can't be undone."
          : "This can't be undone.",
      confirmLabel: 'Delete invite',
      tone: 'danger',
    }),
    run: (invite) =>
      shownAfter(send(invites.remove)(ofInvite(invite)), () => showRemoved(invite._id)),
    done: ({ name }) => `Deleted the invite for ${name}.`,
  },
];
