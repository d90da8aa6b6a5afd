import type { applications as contract } from '@payfac/api/contract';
import {
  type ApplicationStatus,
  applyOnboarding,
  type Identity,
  type OnboardingAction,
} from '@payfac/domain/accounts';
import { eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { zoneOf } from '../../kernel/clock/facilitator-day.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { facilitators } from '../../kernel/database/schema/index.ts';
import { type Act, actOf, actOfSystem, changeRecord, logAct } from '../accounts/account-log.ts';
import { termsVersionOf } from '../facilitators/branding.ts';
import { mayAny, requireAny } from './abilities.ts';
import { namesOf } from './begin.ts';
import { runChecks } from './checks.ts';
import { changedIdentity } from './identity.ts';
import { changedByOther, moveApplication, payoutStateOf } from './move.ts';
import { boardingProblem, findProductOf } from './product.ts';
import { linesOf } from './record-lines.ts';
import { ofRecord } from './store.ts';
import type { ApplicationParts, ApplicationRow } from './view.ts';

type Who = Pick<SessionContext, 'scope' | 'holder'> & Parameters<typeof actOf>[0];
type Body = HandlerInput<typeof contract.updateSubMerchant>['body'];

/** Statuses in which the applicant can still edit. */
const open: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  'initiated',
  'sms_sent',
  'sms_valid',
  'type_selected',
  'identity',
  'progress',
]);
const closed: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>(['declined', 'archived']);

/** @throws CallFailure 409 once submitted, except for an administrator while the application isn't closed. */
export function requireOpen(
  parts: ApplicationParts,
  context: Pick<SessionContext, 'holder'>,
  at: Date,
): void {
  const { status } = parts.application;
  if (open.has(status)) return;
  if (closed.has(status) || !mayAny(context, parts, ['accounts.status'])) {
    throw changedByOther(parts.application, at);
  }
}

/** The action that an application takes once business and owners are filled in. */
const stepFrom: Partial<Record<ApplicationStatus, OnboardingAction>> = {
  initiated: 'fill-in',
  type_selected: 'enter-identity',
};

function stepOf(
  application: ApplicationRow,
  { business, owners }: Body,
): OnboardingAction | undefined {
  const action = stepFrom[application.status];
  if (!action || !business || !owners) return undefined;
  return applyOnboarding(payoutStateOf(application), action) && action;
}

async function requireTaken(
  transaction: Transaction,
  { application }: ApplicationParts,
  mcc: string,
): Promise<void> {
  const { spProductId, facilitatorId } = application;
  const product = await findProductOf(transaction, spProductId, facilitatorId);
  const { ownershipType } = application.identity;
  const message = boardingProblem({ ...product, isActive: true }, { ownershipType, mcc });
  if (message !== undefined) throw new CallFailure({ status: 422, code: 'NOT_TAKEN', message });
}

/** The record of accepted terms: the ones in force at the time. */
async function acceptedTerms(
  transaction: Transaction,
  { application: { facilitatorId }, productBranding }: ApplicationParts,
  { at, by }: Act,
) {
  const [facilitator] = await transaction
    .select({ branding: facilitators.branding })
    .from(facilitators)
    .where(eq(facilitators.facilitatorId, facilitatorId));
  if (!facilitator) throw new Error(`There is no facilitator ${facilitatorId}.`);
  return {
    termsVersion: termsVersionOf(facilitator, productBranding),
    termsAcceptedAt: at,
    termsAcceptedBy: by?.username ?? 'System',
  };
}

/** What checks go by: the business and its owners as registries and sanctions lists know them. */
const checkedOf = ({ business, owners }: Identity): string =>
  JSON.stringify([
    [business.legalName, business.taxIdType, business.taxId],
    owners.map((one) => [one.firstName, one.lastName, one.dateOfBirth, one.idType, one.idNumber]),
  ]);

/** Checks a submitted application again: earlier results are about somebody else. */
async function checkAgain(
  transaction: Transaction,
  parts: ApplicationParts,
  identity: Identity,
  at: Date,
): Promise<void> {
  const { application } = parts;
  if (open.has(application.status)) return;
  if (checkedOf(identity) === checkedOf(application.identity)) return;
  const changed = { ...parts, application: { ...application, identity } };
  const kinds = ['business', 'identity', 'sanctions'] as const;
  for (const record of parts.records) {
    await runChecks(transaction, changed, record, actOfSystem(at), kinds);
  }
}

/** Changes one record of a locked application. @throws CallFailure 403, 404, 409 or 422. */
export async function updateRecord(
  transaction: Transaction,
  parts: ApplicationParts,
  subMerchantObjId: string,
  body: Body,
  at: Date,
  context: Who,
): Promise<void> {
  const { application } = parts;
  const { record } = ofRecord(parts, subMerchantObjId);
  const { business, owners, mcc, acknowledged } = body;
  const { fees, riskRules, cybersource, decisionManager } = body;
  if (fees ?? riskRules ?? cybersource ?? decisionManager) {
    requireAny(context, parts, 'accounts.provision');
  }
  if (business ?? owners ?? mcc ?? acknowledged) requireOpen(parts, context, at);
  if (mcc !== undefined) await requireTaken(transaction, parts, mcc);

  const act = actOf(context, at);
  const { applicationId } = application;
  const terms = acknowledged ? await acceptedTerms(transaction, parts, act) : undefined;
  const lines = linesOf(application, record, body, terms?.termsVersion);
  const zone = await zoneOf(transaction, application.facilitatorId);
  const identity = changedIdentity(application.identity, body, { now: at, zone });
  const { billingDescriptor, ownershipType, ...names } = namesOf(identity);
  const details = { identity, ...names, ...terms };
  const step = stepOf(application, body);
  const [first, ...rest] = lines;
  if (!first) return;
  const logged = step
    ? (await moveApplication(transaction, parts, step, act, { details, also: lines })).logged
    : await logAct(transaction, applicationId, [first, ...rest], act, details);
  await changeRecord(transaction, logged, record.subMerchantObjId, {
    ...names,
    billingDescriptor,
    ownershipType,
    ...(mcc === undefined ? {} : { mcc }),
    ...(acknowledged ? { rules: { ...record.rules, acknowledged } } : {}),
    ...(fees ? { fees } : {}),
    ...(riskRules ? { riskRules } : {}),
    ...(cybersource ? { cybersourceEnabled: cybersource.enabled } : {}),
    ...(decisionManager ? { decisionManagerEnabled: decisionManager.enabled } : {}),
  });
  await checkAgain(transaction, parts, identity, at);
}
