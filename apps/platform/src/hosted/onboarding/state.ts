import { and, eq } from 'drizzle-orm';
import type { ApplicationRow } from '../../areas/applications/view.ts';
import type { InviteRow } from '../../areas/invites/store.ts';
import type { ProductRow } from '../../areas/products/find.ts';
import type { Queryable } from '../../database/connection.ts';
import { applications, invites, spProducts } from '../../database/schema/index.ts';
import { hashSecret } from '../../sessions/secrets.ts';

/** Where somebody stands who came with the link of an invite. */
export type OnboardingStep = 'welcome' | 'code' | 'account' | 'done';

export interface Onboarding {
  readonly step: OnboardingStep;
  readonly invite: InviteRow;
  readonly product: ProductRow;
  /** Undefined before the invite is accepted. */
  readonly application: ApplicationRow | undefined;
}

function stepOf(
  invite: InviteRow,
  application: ApplicationRow | undefined,
  now: Date,
): OnboardingStep | undefined {
  if (invite.status === 'sent') {
    return invite.expiresAt !== null && invite.expiresAt <= now ? undefined : 'welcome';
  }
  if (invite.status !== 'accepted' || !application) return undefined;
  if (application.status === 'sms_sent') return 'code';
  const isChoosing = application.status === 'sms_valid' || application.status === 'initiated';
  return isChoosing ? 'account' : 'done';
}

/** What a link leads to; undefined for one that never worked or works no more. */
export async function findOnboarding(
  queryable: Queryable,
  secret: string,
  facilitatorId: string,
  now: Date,
): Promise<Onboarding | undefined> {
  const [found] = await queryable
    .select({ invite: invites, product: spProducts, application: applications })
    .from(invites)
    .innerJoin(spProducts, eq(spProducts.spProductId, invites.spProductId))
    .leftJoin(applications, eq(applications.applicationId, invites.applicationId))
    .where(and(eq(invites.linkHash, hashSecret(secret)), eq(invites.facilitatorId, facilitatorId)));
  if (!found) return undefined;
  const application = found.application ?? undefined;
  const step = stepOf(found.invite, application, now);
  return step && { step, invite: found.invite, product: found.product, application };
}
