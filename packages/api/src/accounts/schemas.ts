import { applicationStatuses, businessTypes, merchantStages } from '@payfac/domain/accounts';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

/** A row of the accounts view: one sub-merchant record of an application, flattened. */
export const accountRow = z.object({
  applicationId: z.string(),
  subMerchantObjId: z.string(),
  subMerchantId: z.string(),
  dbaName: z.string(),
  legalName: z.string(),
  owners: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  ownershipType: z.enum(businessTypes),
  mcc: z.string(),
  city: z.string(),
  state: z.string(),
  status: z.enum(applicationStatuses),
  stage: z.enum(merchantStages),
  isSuspended: z.boolean(),
  spProductId: z.string(),
  spProductName: z.string(),
  createdAt: instant,
});
