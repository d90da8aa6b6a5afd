import { applicationStatuses, businessTypes, merchantStages } from '@payfac/domain/accounts';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import {
  applicationId,
  spProductId,
  subMerchantId,
  subMerchantObjId,
} from '../../kernel/fields.ts';

/** A row of the accounts view: one sub-merchant record of an application, flattened. */
export const accountRow = z.object({
  applicationId,
  subMerchantObjId,
  subMerchantId,
  /** DBA name: the name customers know the business by. */
  dbaName: z.string(),
  /** The merchant's legal name. */
  legalName: z.string(),
  /** Owners of the business. */
  owners: z.array(
    z.object({
      /** First name, as on the person's ID. */
      firstName: z.string(),
      /** Last name, as on the person's ID. */
      lastName: z.string(),
    }),
  ),
  /** Ownership type of the business. */
  ownershipType: z.enum(businessTypes),
  /** Merchant category code: four digits. */
  mcc: z.string(),
  /** City. */
  city: z.string(),
  /** Two-letter US state code of the business. */
  state: z.string(),
  /** Current status. */
  status: z.enum(applicationStatuses),
  /** Stage of the application. */
  stage: z.enum(merchantStages),
  /** Whether processing is suspended. */
  isSuspended: z.boolean(),
  spProductId,
  /** Name of the service provider's product. */
  spProductName: z.string(),
  /** When it was created. */
  createdAt: instant,
});
