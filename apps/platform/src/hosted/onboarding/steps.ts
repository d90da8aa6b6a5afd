import {
  type Business,
  type BusinessType,
  businessTypes,
  type Identity,
} from '@payfac/domain/accounts';
import { phoneNumber } from '@payfac/domain/contact';
import { password as passwordSchema } from '@payfac/domain/users';
import { eq } from 'drizzle-orm';
import { beginApplication } from '../../areas/applications/begin.ts';
import { moveApplication, moved } from '../../areas/applications/move.ts';
import { changeRecord } from '../../areas/applications/store.ts';
import type { ApplicationParts, ApplicationRow } from '../../areas/applications/view.ts';
import { acceptInvite } from '../../areas/invites/accept.ts';
import { isCommonPassword } from '../../areas/users/password-rules.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { databaseErrorOf, inTransaction } from '../../database/in-transaction.ts';
import { applications, invites, subMerchants, users } from '../../database/schema/index.ts';
import { sendTextMessage } from '../../outbox/send.ts';
import { hashPassword } from '../../sessions/index.ts';
import { countFailure, forgetFailures, isThrottled } from '../../sessions/throttle.ts';
import type { HostedPagesOptions } from '../options.ts';
import { isSmsCode, smsCodeOf } from './sms-code.ts';
import type { Onboarding } from './state.ts';

/** Why a step was not taken, in a sentence for the person; undefined when it was. */
export type Problem = string | undefined;

type Options = Pick<HostedPagesOptions, 'database' | 'contextKey'>;

const untold: Omit<Business, 'dbaName' | 'legalName' | 'email' | 'phone'> = {
  billingDescriptor: null,
  taxIdType: null,
  taxId: null,
  website: null,
  description: null,
  startedOn: null,
  location: null,
};

/** Whether the invite's flow confirms a telephone number first. */
export const asksForCode = ({ invite, product }: Onboarding): boolean =>
  product.onboardingFlowTemplates
    .find((flow) => flow.onboardingFlowTemplateId === invite.onboardingFlowTemplateId)
    ?.steps.includes('sms') ?? true;

/** The application under its lock, as it is now. */
async function lockParts(
  transaction: Transaction,
  { applicationId }: ApplicationRow,
  { product }: Onboarding,
): Promise<ApplicationParts> {
  const [application] = await transaction
    .select()
    .from(applications)
    .where(eq(applications.applicationId, applicationId))
    .for('update');
  if (!application) throw new Error('An accepted invite has no application.');
  const records = await transaction
    .select()
    .from(subMerchants)
    .where(eq(subMerchants.applicationId, applicationId));
  return { application, spProductName: product.name, records, payoutAccounts: [] };
}

const sendCode = (
  transaction: Transaction,
  options: Options,
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
      body: `${product.branding.spProductName}: your code is ${smsCodeOf(options.contextKey, applicationId)}`,
      reference: applicationId,
    },
    at,
  );

/** Accepts the invite and begins an application. @param typedNumber used when the invite names none. */
export async function begin(
  options: Options,
  onboarding: Onboarding,
  typedNumber: string,
  at: Date,
): Promise<Problem> {
  const { invite, product } = onboarding;
  const needsCode = asksForCode(onboarding);
  const phone = invite.mobileNumber ?? typedNumber.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (needsCode && !phoneNumber.safeParse(phone).success) {
    return 'Enter a mobile number of ten digits.';
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
  const standing = needsCode ? moved(fresh, 'send-sms') : fresh;
  await inTransaction(options.database, async (transaction) => {
    const order = { product, identity, mcc: null, fees: product.fees, standing };
    const ids = await beginApplication(transaction, order, at);
    await acceptInvite(transaction, invite.inviteId, product, ids, at);
    if (!needsCode) return;
    await transaction
      .update(invites)
      .set({ mobileNumber: phone })
      .where(eq(invites.inviteId, invite.inviteId));
    await sendCode(transaction, options, onboarding, phone, ids.applicationId, at);
  });
  return undefined;
}

/** Sends the code once more, a few times at most. */
export async function resend(options: Options, onboarding: Onboarding, at: Date): Promise<Problem> {
  const { invite, application } = onboarding;
  const { database } = options;
  if (!application || invite.mobileNumber === null) return undefined;
  const { applicationId } = application;
  const to = invite.mobileNumber;
  const key = `sms-sent:${applicationId}`;
  if (await isThrottled(database, [key], new Date())) return 'Wait a minute before you try again.';
  await countFailure(database, key, new Date());
  await inTransaction(database, (transaction) =>
    sendCode(transaction, options, onboarding, to, applicationId, at),
  );
  return undefined;
}

/** Checks the code of the text message. Wrong ones make the next wait. */
export async function confirm(
  options: Options,
  onboarding: Onboarding,
  typed: string,
  at: Date,
): Promise<Problem> {
  const { application } = onboarding;
  const { database, contextKey } = options;
  if (!application) return undefined;
  const key = `sms:${application.applicationId}`;
  if (await isThrottled(database, [key], new Date())) return 'Wait a minute before you try again.';
  if (!isSmsCode(contextKey, application.applicationId, typed)) {
    await countFailure(database, key, new Date());
    return 'This is not the code that we sent. Look at the last message.';
  }
  await inTransaction(database, async (transaction) => {
    const parts = await lockParts(transaction, application, onboarding);
    await moveApplication(transaction, parts, 'confirm-sms', at);
    await forgetFailures(transaction, key);
  });
  return undefined;
}

const taken = 'Somebody has signed up with this e-mail address already. Ask for another invite.';

/** Chooses the ownership type, and makes the person who fills the application in. */
export async function signUp(
  options: Options,
  onboarding: Onboarding,
  chosen: { readonly ownershipType: string; readonly password: string },
  at: Date,
): Promise<Problem> {
  const { invite, product, application } = onboarding;
  if (!application) return undefined;
  const ownershipType: BusinessType | undefined = businessTypes.find(
    (type) => type === chosen.ownershipType && product.ownershipTypes.includes(type),
  );
  if (!ownershipType) return 'Choose the type of your business.';
  if (!passwordSchema.safeParse(chosen.password).success) {
    return 'Choose a password of 12 to 128 characters.';
  }
  if (isCommonPassword(chosen.password, [invite.email, ...invite.name.split(' ')])) {
    return 'This password is too common. Choose one nobody would try.';
  }
  const passwordHash = await hashPassword(chosen.password);
  try {
    await inTransaction(options.database, async (transaction) => {
      const parts = await lockParts(transaction, application, onboarding);
      const { identity: before, status } = parts.application;
      const identity = { ...before, ownershipType };
      const action = status === 'initiated' ? 'fill-in' : 'select-type';
      await moveApplication(transaction, parts, action, at, { identity });
      for (const { subMerchantObjId } of parts.records) {
        await changeRecord(transaction, subMerchantObjId, { ownershipType }, at);
      }
      await transaction.insert(users).values({
        userId: newId('usr'),
        facilitatorId: invite.facilitatorId,
        username: invite.email,
        email: invite.email,
        name: invite.name,
        passwordHash,
        acl: [{ role: 'applicant', forcePasswordReset: false }],
        roles: ['applicant'],
        applicationIds: [application.applicationId],
        subMerchantIds: parts.records.map(({ subMerchantId }) => subMerchantId),
        productIds: [],
        theme: {},
        preferences: {},
        forcePasswordReset: false,
        passwordChangedAt: new Date(),
        createdAt: at,
        updatedAt: at,
      });
    });
  } catch (problem) {
    const constraint = databaseErrorOf(problem)?.constraint;
    if (constraint === 'users_username' || constraint === 'users_email') return taken;
    throw problem;
  }
  return undefined;
}
