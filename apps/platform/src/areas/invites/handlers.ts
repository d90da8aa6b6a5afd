import type { invites as contract } from '@payfac/api/contract';
import { applyInvite, type Invite } from '@payfac/domain/invites';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, invalidStatus } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { hostedOrigin } from '../../http/hosts/hosted-address.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findProduct } from '../products/find.ts';
import { createInvite } from './create.ts';
import { inviteList } from './list.ts';
import { sendInvite } from './send.ts';
import {
  changeInvite,
  type InviteDetails,
  type InviteRow,
  lockInvite,
  refuseSecond,
  requireTemplates,
  showInvite,
} from './store.ts';
import { uploadInvites } from './upload.ts';

type NewInviteBody = InviteDetails & { readonly spProductId: string };

interface Ids {
  readonly inviteId: string;
  readonly spProductId: string;
}

const noAddress = () => conflict('NO_ADDRESS', 'The merchant hasn’t given an email address yet.');

export const createInvitesHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, clock } = services;

  /** Changes an invite under its lock and records who did it. */
  async function changing(
    ids: Ids,
    context: SessionContext,
    verb: string,
    work: (transaction: Transaction, invite: InviteRow, at: Date) => Promise<void>,
  ): Promise<void> {
    const at = await clock.now();
    await refuseSecond(() =>
      inTransaction(database, async (transaction) => {
        const invite = await lockInvite(transaction, ids, context);
        await work(transaction, invite, at);
        await recordActivity(transaction, context, {
          action: 'invites.manage',
          target: invite.inviteId,
          message: `${verb} the invite of ${invite.email}`,
        });
      }),
    );
  }

  /** The contact of an account that is already boarded. */
  async function merchantDetails(subMerchantId: string, context: SessionContext) {
    const { subMerchant, application } = await findAccount(database, subMerchantId, context);
    const { business, owners } = application.identity;
    const [owner] = owners;
    const email = owner?.email ?? business.email;
    if (email === null) throw noAddress();
    return {
      name: owner ? `${owner.firstName} ${owner.lastName}` : subMerchant.dbaName,
      email,
      mobileNumber: owner?.phone ?? business.phone,
      businessName: subMerchant.dbaName,
    };
  }

  const make =
    (send: boolean) =>
    async (
      { body: { spProductId, ...details } }: { readonly body: NewInviteBody },
      context: SessionContext,
    ): Promise<Invite> => {
      const product = await findProduct(database, spProductId, context);
      return createInvite(services, { product, details, send }, context);
    };

  return {
    list: pageOf(pool, inviteList),
    create: make(false),
    createAndSend: make(true),

    update: async ({ params: { inviteId }, body: { spProductId, ...changes } }, context) => {
      const product = await findProduct(database, spProductId, context);
      requireTemplates(product, changes);
      await changing({ inviteId, spProductId }, context, 'Changed', async (transaction, invite) => {
        if (invite.status === 'accepted') throw invalidStatus();
        const given = Object.entries(changes).filter(([, value]) => value !== undefined);
        if (given.length > 0) {
          await changeInvite(transaction, inviteId, Object.fromEntries(given));
        }
      });
      return showInvite(services, inviteId);
    },

    send: async ({ params: { inviteId }, query: { spProductId } }, context) => {
      const product = await findProduct(database, spProductId, context);
      const origin = hostedOrigin(services, context);
      await changing({ inviteId, spProductId }, context, 'Sent', (transaction, invite, at) =>
        sendInvite(transaction, invite, product, origin, at),
      );
      return showInvite(services, inviteId);
    },

    remove: async ({ params: { inviteId }, query: { spProductId } }, context) => {
      await changing({ inviteId, spProductId }, context, 'Deleted', async (transaction, invite) => {
        const status = applyInvite(invite.status, 'delete');
        if (!status) throw invalidStatus();
        await changeInvite(transaction, inviteId, { status, linkHash: null });
      });
      return { success: true };
    },

    addMerchant: async ({ body: { spProductId, subMerchantId, ...offer } }, context) => {
      const product = await findProduct(database, spProductId, context);
      const details = { ...(await merchantDetails(subMerchantId, context)), ...offer };
      return createInvite(services, { product, details, send: false }, context);
    },

    upload: ({ body }, context) => uploadInvites(services, body, context),
  };
};
