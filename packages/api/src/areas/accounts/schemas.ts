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
  /** The name the merchant does business as. */
  dbaName: z.string(),
  /** The merchant's legal name. */
  legalName: z.string(),
  /** Who owns the business. */
  owners: z.array(
    z.object({
      /** Given name of the person, as on their documents. */
      firstName: z.string(),
      /** Family name of the person, as on their documents. */
      lastName: z.string(),
    }),
  ),
  /** How the business is owned. */
  ownershipType: z.enum(businessTypes),
  /** The merchant category code of four digits. */
  mcc: z.string(),
  /** City of the address, in full. */
  city: z.string(),
  /** The US state of the business by its two letters. */
  state: z.string(),
  /** The state it is in. */
  status: z.enum(applicationStatuses),
  /** How far the application has come. */
  stage: z.enum(merchantStages),
  /** Whether processing is suspended. */
  isSuspended: z.boolean(),
  spProductId,
  /** Name of the product that the account belongs to. */
  spProductName: z.string(),
  /** When it was made. */
  createdAt: instant,
});
