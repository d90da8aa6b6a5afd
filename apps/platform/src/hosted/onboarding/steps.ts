import {
  applyOnboarding,
  type Business,
  type BusinessType,
  businessTypes,
  type Identity,
  onboardingVerbs,
} from '@payfac/domain/accounts';
import { phoneNumber } from '@payfac/domain/contact';
import { password as passwordSchema } from '@payfac/domain/users';
import type { FieldProblem } from '@payfac/domain/validation';
import { eq } from 'drizzle-orm';
import { type Act, changeRecord } from '../../areas/accounts/account-log.ts';
import { acceptInvite } from '../../areas/applications/accept-invite.ts';
import { beginApplication } from '../../areas/applications/begin.ts';
import { moveApplication } from '../../areas/applications/move.ts';
import type { ApplicationParts } from '../../areas/applications/view.ts';
import { passwordProblem } from '../../areas/users/password-rules.ts';
import { hashInTurn, membershipRow } from '../../http/sessions/index.ts';
import { countFailure, forgetFailures, isThrottled } from '../../http/sessions/throttle.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { databaseErrorOf, inTransaction } from '../../kernel/database/in-transaction.ts';
import { applications, invites, memberships, users } from '../../kernel/database/schema/index.ts';
import { sendTextMessage } from '../../kernel/outbox/send.ts';
import type { HostedPagesOptions } from '../options.ts';
import { checkSmsCode, forgetSmsCode, newSmsCode } from './sms-code.ts';
import { type Onboarding, readApplication } from './state.ts';

/** Why a step was refused, one sentence per field; empty when it was accepted. */
export type Problems = readonly FieldProblem[];

export const taken: Problems = [];
const refused = (path: string, message: string): Problems => [{ path, message }];

type Options = Pick<HostedPagesOptions, 'database' | 'environment'>;

const untold: Omit<Business, 'dbaName' | 'legalName' | 'email' | 'phone'> = {
  billingDescriptor: null,
  taxIdType: null,
  taxId: null,
  website: null,
  description: null,
  startedOn: null,
  location: null,
};

/** The act of the invited person, named by the invite. */
const actOfInvited = ({ invite }: Onboarding, at: Date): Act => ({
  at,
  by: { username: invite.email, name: invite.name },
});

/** Whether the invite's flow, or else the product's first one, verifies a phone number first. */
export const asksForCode = ({ invite, product }: Onboarding): boolean => {
  const flows = product.onboardingFlowTemplates;
  const chosen = flows.find(
    (flow) => flow.onboardingFlowTemplateId === invite.onboardingFlowTemplateId,
  );
  return (chosen ?? flows[0])?.steps.includes('sms') ?? true;
};

/** The application under its lock, as currently stored. */
export async function lockParts(
  transaction: Transaction,
  { parts }: Pick<Onboarding, 'parts'>,
): Promise<ApplicationParts> {
  const applicationId = parts?.application.applicationId ?? '';
  await transaction
    .select({ applicationId: applications.applicationId })
    .from(applications)
    .where(eq(applications.applicationId, applicationId))
    .for('update');
  const locked = await readApplication(transaction, applicationId);
  if (!locked) throw new Error('An accepted invite has no application.');
  return locked;
}

const sendCode = async (
  transaction: Transaction,
  { product, invite }: Onboarding,
  to: string,
  applicationId: string,
  at: Date,
) =>
  sendTextMessage(
    transaction,
    {
      facilitatorId: invite.facilitatorId,
      to,
      body: `${product.branding.spProductName}: your code is ${await newSmsCode(transaction, applicationId)}`,
      reference: applicationId,
    },
    at,
  );

/** Accepts the invite and creates an application. @param typedNumber used when the invite has no phone number. */
export async function begin(
  options: Options,
  onboarding: Onboarding,
  typedNumber: string,
  at: Date,
): Promise<Problems> {
  const { invite, product } = onboarding;
  const needsCode = asksForCode(onboarding);
  const phone = invite.mobileNumber ?? typedNumber.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (needsCode && !phoneNumber.safeParse(phone).success) {
    return refused('mobile', 'Enter a 10-digit mobile number.');
  }
  const name = invite.businessName ?? invite.name;
  const identity: Identity = {
    ownershipType: product.ownershipTypes[0] ?? 'LLC',
    business: {
      ...untold,
      dbaName: name,
      legalName: name,
      email: invite.email,
      phone: phone === '' ? null : phone,
    },
    owners: [],
  };
  const fresh = { status: 'initiated', stage: 'initiated', provisioning: null } as const;
  const standing = (needsCode && applyOnboarding(fresh, 'send-sms')) || fresh;
  await inTransaction(options.database, async (transaction) => {
    const verb = onboardingVerbs['send-sms'];
    const { environment } = options;
    const order = { environment, product, identity, mcc: null, fees: product.fees, standing, verb };
    const ids = await beginApplication(transaction, order, actOfInvited(onboarding, at));
    await acceptInvite(transaction, invite.inviteId, product, ids, at);
    if (!needsCode) return;
    await transaction
      .update(invites)
      .set({ mobileNumber: phone })
      .where(eq(invites.inviteId, invite.inviteId));
    await sendCode(transaction, onboarding, phone, ids.applicationId, at);
  });
  return taken;
}

const waitAMinute = refused('code', 'Wait a minute, then try again.');

/** Resends the code, a limited number of times, however many requests come at once. */
export async function resend(
  { database }: Options,
  onboarding: Onboarding,
  at: Date,
): Promise<Problems> {
  const { invite, parts } = onboarding;
  if (!parts || invite.mobileNumber === null) return taken;
  const { applicationId } = parts.application;
  const to = invite.mobileNumber;
  const key = `sms-sent:${applicationId}`;
  return inTransaction(database, async (transaction) => {
    await lockParts(transaction, onboarding);
    if (await isThrottled(transaction, [key], new Date())) return waitAMinute;
    await countFailure(transaction, key, new Date());
    await sendCode(transaction, onboarding, to, applicationId, at);
    return taken;
  });
}

/**
 * Checks the text message's code. Wrong ones delay the next attempt; attempts are judged one at a time, so that many at
 * once can't outrun the count.
 */
export async function confirm(
  { database }: Options,
  onboarding: Onboarding,
  typed: string,
  at: Date,
): Promise<Problems> {
  const applicationId = onboarding.parts?.application.applicationId;
  if (applicationId === undefined) return taken;
  const key = `sms:${applicationId}`;
  return inTransaction(database, async (transaction) => {
    const parts = await lockParts(transaction, onboarding);
    if (await isThrottled(transaction, [key], new Date())) return waitAMinute;
    const result = await checkSmsCode(transaction, applicationId, typed);
    if (result === 'expired') {
      return refused('code', 'This code has expired. Send it again and enter the new one.');
    }
    if (result === 'wrong') {
      await countFailure(transaction, key, new Date());
      return refused('code', 'That’s not the code we sent. Check the latest message.');
    }
    await moveApplication(transaction, parts, 'confirm-sms', actOfInvited(onboarding, at));
    await forgetSmsCode(transaction, applicationId);
    await forgetFailures(transaction, key);
    return taken;
  });
}

const signedUp = 'This email address is already in use. Ask for another invite.';

/** Sets the ownership type and creates the applicant's user. */
export async function signUp(
  options: Options,
  onboarding: Onboarding,
  chosen: { readonly ownershipType: string; readonly password: string },
  at: Date,
): Promise<Problems> {
  const { invite, product, parts: begun } = onboarding;
  if (!begun) return taken;
  const ownershipType: BusinessType | undefined = businessTypes.find(
    (type) => type === chosen.ownershipType && product.ownershipTypes.includes(type),
  );
  const weakness = passwordSchema.safeParse(chosen.password).success
    ? passwordProblem(chosen.password, [invite.email, ...invite.name.split(' ')])
    : 'Choose a password of 12 to 128 characters.';
  const problems = [
    ...(ownershipType ? [] : refused('ownershipType', 'Select a business type.')),
    ...(weakness === undefined ? [] : refused('password', weakness)),
  ];
  if (!ownershipType || problems.length > 0) return problems;
  const passwordHash = await hashInTurn(invite.inviteId, chosen.password);
  try {
    await inTransaction(options.database, async (transaction) => {
      const parts = await lockParts(transaction, onboarding);
      const { identity: before, status } = parts.application;
      const identity = { ...before, ownershipType };
      const action = status === 'initiated' ? 'fill-in' : 'select-type';
      const act = actOfInvited(onboarding, at);
      const { logged } = await moveApplication(transaction, parts, action, act, {
        details: { identity },
      });
      for (const { subMerchantObjId } of parts.records) {
        await changeRecord(transaction, logged, subMerchantObjId, { ownershipType });
      }
      const userId = newId('usr');
      await transaction.insert(users).values({
        userId,
        facilitatorId: invite.facilitatorId,
        username: invite.email,
        email: invite.email,
        name: invite.name,
        passwordHash,
        theme: {},
        preferences: {},
        forcePasswordReset: false,
        passwordChangedAt: new Date(),
        createdAt: at,
        updatedAt: at,
      });
      const person = { userId, facilitatorId: invite.facilitatorId };
      await transaction.insert(memberships).values(
        parts.records.map(({ subMerchantId }) => {
          const place = { kind: 'account', subMerchantId } as const;
          return membershipRow(person, { role: 'applicant', place }, at);
        }),
      );
    });
  } catch (problem) {
    const constraint = databaseErrorOf(problem)?.constraint;
    if (constraint === 'users_username' || constraint === 'users_email')
      return refused('', signedUp);
    throw problem;
  }
  return taken;
}
