import { noticeAddressOf } from '@payfac/domain/accounts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { applications, facilitators, subMerchants } from '../../database/schema/index.ts';
import { sendEmail } from '../../outbox/send.ts';
import type { ApplicationRow } from './view.ts';

/** What a merchant is told of: the subject of the e-mail, and its first sentence. */
export interface Tidings {
  readonly subject: string;
  readonly text: string;
  /** In the words of whoever decided. */
  readonly reason?: string | undefined;
}

/** Writes to the address that an application names, once it names one. */
export async function tellMerchant(
  transaction: Queryable,
  application: ApplicationRow,
  { subject, text, reason }: Tidings,
  at: Date,
): Promise<void> {
  const { applicationId, facilitatorId, identity } = application;
  const to = noticeAddressOf(application);
  if (to === null) return;
  const [facilitator] = await transaction
    .select({ name: facilitators.name })
    .from(facilitators)
    .where(eq(facilitators.facilitatorId, facilitatorId));
  const lines = [
    `Dear ${identity.business.dbaName},`,
    text,
    ...(reason === undefined ? [] : [`Reason: ${reason}`]),
    facilitator?.name ?? '',
  ];
  const body = lines.join('\n\n');
  await sendEmail(transaction, { facilitatorId, to, subject, body, reference: applicationId }, at);
}

/** The same for the merchant of an account; the text is told the facilitator's time zone. */
export async function tellMerchantOf(
  transaction: Queryable,
  subMerchantId: string,
  tidings: (timeZone: string) => Tidings,
  at: Date,
): Promise<void> {
  const [found] = await transaction
    .select({ application: applications, timeZone: facilitators.timeZone })
    .from(subMerchants)
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .innerJoin(facilitators, eq(facilitators.facilitatorId, applications.facilitatorId))
    .where(eq(subMerchants.subMerchantId, subMerchantId));
  if (found) await tellMerchant(transaction, found.application, tidings(found.timeZone), at);
}
