import {
  type ApplicationStatus,
  merchantReasonOf,
  missingForSubmission,
} from '@payfac/domain/accounts';
import type { Branding } from '@payfac/domain/facilitators';
import { and, asc, eq } from 'drizzle-orm';
import { pciStatusToday } from '../../areas/applications/pci-status.ts';
import { type ApplicationParts, applicationOf } from '../../areas/applications/view.ts';
import { termsInForce } from '../../areas/facilitators/branding.ts';
import type { InviteRow } from '../../areas/invites/store.ts';
import type { ProductRow } from '../../areas/products/find.ts';
import { hashSecret } from '../../http/sessions/secrets.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  applications,
  facilitators,
  invites,
  payoutBankAccounts,
  spProducts,
  subMerchants,
} from '../../kernel/database/schema/index.ts';

/** What is filled in once somebody has signed up, in this order. */
export const fillingSteps = ['business', 'owners', 'bank', 'review'] as const;
export type FillingStep = (typeof fillingSteps)[number];

/** Where somebody stands who came with the link of an invite. */
export type OnboardingStep = 'welcome' | 'code' | 'account' | FillingStep | 'done';

export interface Onboarding {
  readonly step: OnboardingStep;
  readonly invite: InviteRow;
  readonly product: ProductRow;
  /** What is accepted at the end. */
  readonly terms: Pick<Branding, 'termsUrl' | 'privacyUrl'>;
  /** Undefined before the invite is accepted. */
  readonly parts: ApplicationParts | undefined;
}

/** Once there is an application. */
export interface Begun extends Onboarding {
  readonly parts: ApplicationParts;
}

/** What of an application belongs to which step, by the paths of what is missing. */
const partsOf: readonly (readonly [FillingStep, RegExp])[] = [
  ['business', /^(identity\.business|subMerchantDocs)\b/],
  ['owners', /^identity\.owners\b/],
  ['bank', /^payoutBankAccounts\b/],
];

const filling: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  'type_selected',
  'identity',
  'progress',
]);

export const missingOf = (parts: ApplicationParts) => missingForSubmission(applicationOf(parts));

/** Why the application came back or ended, as its merchant was told. */
export const reasonOf = (parts: ApplicationParts): string | undefined =>
  merchantReasonOf(applicationOf(parts))?.note;

/** The first step that lacks something; a reload, or another device, goes on there. */
function fillingStepOf(parts: ApplicationParts): FillingStep {
  const missing = missingOf(parts);
  const next = partsOf.find(([, paths]) => missing.some(({ path }) => paths.test(path)));
  return next?.[0] ?? 'review';
}

/** Steps that can be gone back to: those before where somebody stands. */
export const isVisited = (step: FillingStep, standing: OnboardingStep): boolean =>
  fillingSteps.some((one) => one === standing) &&
  fillingSteps.indexOf(step) <= fillingSteps.findIndex((one) => one === standing);

function stepOf(
  invite: InviteRow,
  parts: ApplicationParts | undefined,
  now: Date,
): OnboardingStep | undefined {
  if (invite.status === 'sent') {
    return invite.expiresAt !== null && invite.expiresAt <= now ? undefined : 'welcome';
  }
  if (invite.status !== 'accepted' || !parts) return undefined;
  const { status } = parts.application;
  if (status === 'sms_sent') return 'code';
  if (status === 'sms_valid' || status === 'initiated') return 'account';
  return filling.has(status) ? fillingStepOf(parts) : 'done';
}

/** An application with its parts, as it is now. */
export async function readApplication(
  queryable: Queryable,
  applicationId: string,
): Promise<ApplicationParts | undefined> {
  const [found] = await queryable
    .select({
      application: applications,
      spProductName: spProducts.name,
      productBranding: spProducts.branding,
      pciStatus: pciStatusToday,
    })
    .from(applications)
    .innerJoin(spProducts, eq(spProducts.spProductId, applications.spProductId))
    .where(eq(applications.applicationId, applicationId));
  if (!found) return undefined;
  const records = await queryable
    .select()
    .from(subMerchants)
    .where(eq(subMerchants.applicationId, applicationId))
    .orderBy(asc(subMerchants.createdAt), asc(subMerchants.subMerchantObjId));
  const payoutAccounts = await queryable
    .select()
    .from(payoutBankAccounts)
    .where(eq(payoutBankAccounts.applicationId, applicationId))
    .orderBy(asc(payoutBankAccounts.createdAt), asc(payoutBankAccounts.bankAccountToken));
  return { ...found, records, payoutAccounts };
}

/** What a link leads to; undefined for one that never worked or works no more. */
export async function findOnboarding(
  queryable: Queryable,
  secret: string,
  facilitatorId: string,
  now: Date,
): Promise<Onboarding | undefined> {
  const [found] = await queryable
    .select({ invite: invites, product: spProducts, facilitator: facilitators })
    .from(invites)
    .innerJoin(spProducts, eq(spProducts.spProductId, invites.spProductId))
    .innerJoin(facilitators, eq(facilitators.facilitatorId, invites.facilitatorId))
    .where(and(eq(invites.linkHash, hashSecret(secret)), eq(invites.facilitatorId, facilitatorId)));
  if (!found) return undefined;
  const { applicationId } = found.invite;
  const parts =
    applicationId === null ? undefined : await readApplication(queryable, applicationId);
  const step = stepOf(found.invite, parts, now);
  const { invite, product, facilitator } = found;
  return (
    step && { step, invite, product, terms: termsInForce(facilitator, product.branding), parts }
  );
}
