import type { applications as contract } from '@payfac/api/contract';
import { featureLabels, features } from '@payfac/domain/access';
import {
  type ApplicationStatus,
  accountSettingsSchema,
  applicationStatusLabels,
} from '@payfac/domain/accounts';
import * as z from 'zod/mini';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { actOf, logAct } from '../accounts/account-log.ts';
import { notifyMerchant } from '../accounts/notify-merchant.ts';
import { changedFields } from '../activities/changed-fields.ts';
import { notify } from '../notifications/notify.ts';
import { informationRequested } from '../notifications/words.ts';
import { requireAny } from './abilities.ts';
import { activate, changedByOther, markProcessors, moveApplication } from './move.ts';
import { notifyStatus } from './notify-status.ts';
import { settingsInWords } from './settings-in-words.ts';
import { suspension } from './suspend.ts';
import type { ApplicationParts } from './view.ts';

type Body = HandlerInput<typeof contract.update>['body'];

interface Change {
  readonly transaction: Transaction;
  readonly parts: ApplicationParts;
  readonly body: Body;
  readonly at: Date;
  readonly context: SessionContext;
}

/** Notifies the product's and the merchant's users of the information requested. */
async function askMerchant({ transaction, parts, body, at }: Change): Promise<void> {
  const words = informationRequested(parts.application, body.reason ?? '');
  for (const record of parts.records) {
    await notify(transaction, { ...record, ...words }, ['product', 'account'], at);
  }
}

/**
 * Moves the application to a status that a plain update can reach; other statuses have their own calls or can't be
 * chosen.
 */
async function reach(status: ApplicationStatus, change: Change): Promise<void> {
  const { transaction, parts, body, at, context } = change;
  const act = actOf(context, at);
  const { reason: note } = body;
  const told = { note, ...(note !== undefined && { isTold: true as const }) };
  switch (status) {
    case 'identity':
      requireAny(context, parts, 'accounts.requestInformation');
      await moveApplication(transaction, parts, 'request-information', act, told);
      return askMerchant(change);
    case 'declined': {
      requireAny(context, parts, 'accounts.decline');
      const { logged } = await moveApplication(transaction, parts, 'decline', act, told);
      await markProcessors(transaction, logged, parts, 'archived');
      return notifyStatus(transaction, parts, 'declined', at);
    }
    case 'archived':
      requireAny(context, parts, 'accounts.status');
      await moveApplication(transaction, parts, 'archive', act, told);
      return;
    case 'active':
      requireAny(context, parts, 'accounts.provision');
      await activate(transaction, parts, act, note);
      return;
    default:
      throw changedByOther(parts.application, at);
  }
}

const tidings: Partial<Record<ApplicationStatus | 'suspended' | 'resumed', string>> = {
  identity: 'We need more information before we can decide on your application.',
  declined: 'We’re sorry, but we can’t approve your application.',
  archived: 'Your application was archived.',
  suspended: 'Your payment processing has been suspended. Payouts are on hold until it resumes.',
  resumed: 'Your payment processing has resumed.',
};

async function tell(key: keyof typeof tidings, { transaction, parts, body, at }: Change) {
  const text = tidings[key];
  if (text === undefined) return;
  const order = { subject: 'Your account', text, reason: body.reason };
  await notifyMerchant(transaction, parts.application, order, at);
}

const switched = (isOn: boolean | undefined) => (isOn === true ? 'On' : 'Off');

/** Switches features, logs one line per switched feature, and returns the new features. */
async function changeFeatures({ transaction, parts, body, at, context }: Change): Promise<void> {
  const { application } = parts;
  const after = { ...application.features, ...body.features };
  const lines = features
    .filter((feature) => after[feature]?.enabled !== application.features[feature]?.enabled)
    .map((feature) => ({
      type: 'feature' as const,
      verb: `Switched ${featureLabels[feature]} ${switched(after[feature]?.enabled).toLowerCase()}`,
      from: switched(application.features[feature]?.enabled),
      to: switched(after[feature]?.enabled),
    }));
  const [first, ...rest] = lines;
  if (!first) return;
  const act = actOf(context, at);
  await logAct(transaction, application.applicationId, [first, ...rest], act, { features: after });
}

async function changeSettings(
  { transaction, parts, at, context }: Change,
  settings: NonNullable<Body['settings']>,
): Promise<void> {
  const { application } = parts;
  const before = z.decode(accountSettingsSchema, application.settings);
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const after = z.encode(accountSettingsSchema, { ...before, ...Object.fromEntries(given) });
  const act = actOf(context, at);
  const line = {
    type: 'details',
    verb: `Changed ${changedFields(settings)}`,
    ...settingsInWords(application.settings, after),
  } as const;
  await logAct(transaction, application.applicationId, [line], act, { settings: after });
}

/** Applies each part of the body; each part requires its own ability. */
async function applyChange(change: Change): Promise<void> {
  const { transaction, parts, body, at, context } = change;
  const { applicationId } = parts.application;
  const { status, isSuspended, reason, features: switches, settings, note } = body;
  const act = actOf(context, at);
  const isMove = status !== undefined || isSuspended !== undefined;
  if (status !== undefined) {
    await reach(status, change);
    await tell(status, change);
  }
  if (isSuspended !== undefined) {
    requireAny(context, parts, 'accounts.status');
    await suspension(transaction, parts, { isSuspended, reason: reason ?? '' }, act);
    await tell(isSuspended ? 'suspended' : 'resumed', change);
  }
  if (switches !== undefined) {
    requireAny(context, parts, 'accounts.status');
    await changeFeatures(change);
  }
  if (settings !== undefined) {
    requireAny(context, parts, 'accounts.submit', 'accounts.status');
    await changeSettings(change, settings);
  }
  for (const words of [isMove ? undefined : reason, note]) {
    if (words === undefined) continue;
    requireAny(context, parts, 'accounts.requestInformation', 'accounts.status');
    await logAct(
      transaction,
      applicationId,
      [{ type: 'note', verb: 'Added a note', note: words }],
      act,
    );
  }
}

/** Changes an account: status, suspension, features, settings, a note. @throws CallFailure 403, 409. */
export async function updateApplication(change: Change): Promise<void> {
  const { transaction, parts, body, context } = change;
  const { applicationId, dbaName } = parts.application;
  await applyChange(change);
  const { status } = body;
  const message =
    status === undefined
      ? `Changed ${changedFields(body)} of ${dbaName}`
      : `Changed the status of ${dbaName} to ${applicationStatusLabels[status]}`;
  await recordActivity(transaction, context, {
    action: 'accounts.status',
    target: applicationId,
    message,
    subMerchantId: parts.records[0]?.subMerchantId,
  });
}
