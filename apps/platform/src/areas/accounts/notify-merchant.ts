import { noticeAddressOf } from '@payfac/domain/accounts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  applications,
  facilitators,
  spProducts,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import { sendEmail } from '../../kernel/outbox/send.ts';
import { productBrandingOf } from '../products/product-branding.ts';

type ApplicationRow = typeof applications.$inferSelect;

/** An e-mail to a merchant: its subject and first sentence. */
export interface MerchantNotice {
  readonly subject: string;
  readonly text: string;
  /** The reviewer's reason, verbatim. */
  readonly reason?: string | undefined;
}

/** E-mails the application's contact, if it has an address, in the product's name. */
export async function notifyMerchant(
  transaction: Queryable,
  application: ApplicationRow,
  { subject, text, reason }: MerchantNotice,
  at: Date,
): Promise<void> {
  const { applicationId, facilitatorId, spProductId, identity } = application;
  const to = noticeAddressOf(application);
  if (to === null) return;
  const [product] = await transaction
    .select({ branding: spProducts.branding })
    .from(spProducts)
    .where(eq(spProducts.spProductId, spProductId));
  if (!product) throw new Error('An application has no product.');
  const look = productBrandingOf(product);
  const lines = [
    `Hi ${identity.business.dbaName},`,
    text,
    ...(reason === undefined ? [] : [`Reason: ${reason}`]),
    look.name,
  ];
  const body = lines.join('\n\n');
  const message = { facilitatorId, to, subject, body, look, reference: applicationId };
  await sendEmail(transaction, message, at);
}

/** E-mails the merchant of an account. The text gets the facilitator's time zone. */
export async function notifyMerchantOf(
  transaction: Queryable,
  subMerchantId: string,
  tidings: (timeZone: string) => MerchantNotice,
  at: Date,
): Promise<void> {
  const [found] = await transaction
    .select({ application: applications, timeZone: facilitators.timeZone })
    .from(subMerchants)
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .innerJoin(facilitators, eq(facilitators.facilitatorId, applications.facilitatorId))
    .where(eq(subMerchants.subMerchantId, subMerchantId));
  if (found) await notifyMerchant(transaction, found.application, tidings(found.timeZone), at);
}
