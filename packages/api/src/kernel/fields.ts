import * as z from 'zod/mini';

/*
 * Fields that many schemas have, each with what it means. A schema takes one over by its name.
 */

/** The merchant's application. */
export const applicationId = z.string();
/** The product of the service provider that the account belongs to. */
export const spProductId = z.string();
/** The account, a merchant's place of payment. */
export const subMerchantId = z.string();
/** The account's record in the application. */
export const subMerchantObjId = z.string();
