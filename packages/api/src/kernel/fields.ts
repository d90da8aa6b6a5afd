import * as z from 'zod/mini';

/* Fields shared by many schemas, with their descriptions. A schema takes one over by its name. */

/** Id of the merchant's application. */
export const applicationId = z.string();
/** Id of the service provider's product. */
export const spProductId = z.string();
/** Id of the merchant account (sub-merchant). */
export const subMerchantId = z.string();
/** Id of the sub-merchant record in the application. */
export const subMerchantObjId = z.string();
