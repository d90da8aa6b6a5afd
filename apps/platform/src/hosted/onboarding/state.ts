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

/** The steps after sign-up, in order. */
export const fillingSteps = ['business', 'owners', 'bank', 'review'] as const;
export type FillingStep = (typeof fillingSteps)[number];

/** The applicant's current step. */
export type OnboardingStep = 'welcome' | 'code' | 'account' | FillingStep | 'done';

export interface Onboarding {
  readonly step: OnboardingStep;
  readonly invite: InviteRow;
  readonly product: ProductRow;
  /** The terms to accept at the end. */
  readonly terms: Pick<Branding, 'termsUrl' | 'privacyUrl'>;
  /** Undefined before the invite is accepted. */
  readonly parts: ApplicationParts | undefined;
}

/** Onboarding with an application. */
export interface Begun extends Onboarding {
  readonly parts: ApplicationParts;
}

/** The step of each part of an application, by the paths of missing values. */
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

/** Why the application was returned or closed, as the merchant was told. */
export const reasonOf = (parts: ApplicationParts): string | undefined =>
  merchantReasonOf(applicationOf(parts))?.note;

/** The first incomplete step; a reload or another device continues there. */
function fillingStepOf(parts: ApplicationParts): FillingStep {
  const missing = missingOf(parts);
  const next = partsOf.find(([, paths]) => missing.some(({ path }) => paths.test(path)));
  return next?.[0] ?? 'review';
}

/** Whether a step can be revisited: the ones before the current step. */
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

/** An application with its parts, as currently stored. */
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

/** The onboarding behind a link; undefined for a link that never worked or doesn't any more. */
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
