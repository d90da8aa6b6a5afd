import type { applications as contract } from '@payfac/api/contract';
import { businessTypes } from '@payfac/domain/accounts';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { actOf } from '../accounts/account-log.ts';
import { beginApplication } from './begin.ts';
import { filledIn } from './create.ts';
import { boardingProblem, findBoardingProduct } from './product.ts';
import { findApplication, ofRecord } from './store.ts';

type Body = HandlerInput<typeof contract.clone>['body'];

/**
 * Copies identity and category into an application for another product. Payout account, checks, fees and features
 * aren't copied.
 * @returns its id.
 * @throws CallFailure 404; 422 when the product doesn't accept the merchant.
 */
export async function cloneApplication(
  { database, clock, environment }: Services,
  { smApplicationId, subMerchantObjId, spProductId }: Body,
  context: SessionContext,
): Promise<string> {
  const product = await findBoardingProduct(database, spProductId, context);
  const source = await findApplication(database, smApplicationId, context);
  const { record } = ofRecord(source, subMerchantObjId);
  const ownershipType = businessTypes.find((type) => type === record.ownershipType) ?? 'LLC';
  const message = boardingProblem(product, { ownershipType, mcc: record.mcc });
  if (message !== undefined) throw new CallFailure({ status: 422, code: 'NOT_TAKEN', message });
  const { business, owners } = source.application.identity;
  const identity = {
    ownershipType,
    business,
    owners: owners.map((owner) => ({ ...owner, ownerId: newId('own') })),
  };
  const at = await clock.now();
  return inTransaction(database, async (transaction) => {
    const standing = filledIn();
    const { fees } = product;
    const verb = `Copied the application of ${record.dbaName}`;
    const note = `From ${source.spProductName}, account ${record.subMerchantId}.`;
    const order = { environment, product, identity, mcc: record.mcc, fees, standing, verb, note };
    const act = actOf(context, at);
    const { applicationId, subMerchantId } = await beginApplication(transaction, order, act);
    await recordActivity(transaction, context, {
      action: 'accounts.clone',
      target: applicationId,
      message: `Copied the application of ${record.dbaName} for ${product.name}`,
      subMerchantId,
    });
    return applicationId;
  });
}
