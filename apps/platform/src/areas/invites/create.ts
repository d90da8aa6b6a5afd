import type { Invite } from '@payfac/domain/invites';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { hostedOrigin } from '../../http/hosts/hosted-address.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import type { ProductRow } from '../products/find.ts';
import { sendInvite } from './send.ts';
import {
  type InviteDetails,
  refuseSecond,
  requireTemplates,
  showInvite,
  writeInvite,
} from './store.ts';

export interface NewInvite {
  readonly product: ProductRow;
  readonly details: InviteDetails;
  /** Whether to send it at once. If it can't be delivered, no invite is created. */
  readonly send: boolean;
}

/** Creates an invite. @throws CallFailure 400, 409 for a second open invite, 422 when the e-mail bounces. */
export async function createInvite(
  services: Services,
  { product, details, send }: NewInvite,
  context: SessionContext,
): Promise<Invite> {
  requireTemplates(product, details);
  const at = await services.clock.now();
  const inviteId = await refuseSecond(() =>
    inTransaction(services.database, async (transaction) => {
      const invite = await writeInvite(transaction, product, details, context, at);
      if (send) {
        await sendInvite(transaction, invite, product, hostedOrigin(services, context), at);
      }
      await recordActivity(transaction, context, {
        action: 'invites.manage',
        target: invite.inviteId,
        message: `Invited ${invite.email} to ${product.name}`,
      });
      return invite.inviteId;
    }),
  );
  return showInvite(services, inviteId);
}
