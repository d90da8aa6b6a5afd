import type { applications as contract } from '@payfac/api/contract';
import { applyOnboarding, type OnboardingState } from '@payfac/domain/accounts';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { zoneOf } from '../../kernel/clock/facilitator-day.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { actOf } from '../accounts/account-log.ts';
import { acceptInvite } from './accept-invite.ts';
import { beginApplication, holdAccount } from './begin.ts';
import { newIdentity } from './identity.ts';
import { boardingProblem, findBoardingProduct } from './product.ts';

type Body = HandlerInput<typeof contract.create>['body'];

const begun: OnboardingState = { status: 'initiated', stage: 'initiated', provisioning: null };

/** The state of an application that the back office creates: staff are filling it in. */
export const filledIn = (): OnboardingState => applyOnboarding(begun, 'fill-in') ?? begun;

/** Creates an application, or says why the product doesn't accept the merchant. */
export async function createApplication(
  { database, clock, environment }: Services,
  body: Body,
  context: SessionContext,
) {
  const product = await findBoardingProduct(database, body.spProductId, context);
  const message = boardingProblem(product, body);
  if (message !== undefined) return { success: false, message, applicationId: null };
  const at = await clock.now();
  const zone = await zoneOf(database, context.scope.facilitatorId);
  const identity = newIdentity(body, { now: at, zone });
  const applicationId = await inTransaction(database, async (transaction) => {
    const ids = await beginApplication(
      transaction,
      {
        environment,
        product,
        identity,
        mcc: body.mcc ?? null,
        fees: product.fees,
        standing: filledIn(),
        verb: 'Began the application',
      },
      actOf(context, at),
    );
    if (body.inviteId !== undefined) {
      await acceptInvite(transaction, body.inviteId, product, ids, at);
    }
    await holdAccount(transaction, { ...ids, spProductId: product.spProductId }, context, at);
    await recordActivity(transaction, context, {
      action: 'accounts.new',
      target: ids.applicationId,
      message: `Began an application for ${identity.business.dbaName}`,
      subMerchantId: ids.subMerchantId,
    });
    return ids.applicationId;
  });
  return { success: true, message: 'The account was created.', applicationId };
}
