import type { applications as contract } from '@payfac/api/contract';
import {
  type ApplicationStatus,
  accountSettingsSchema,
  applicationStatusLabels,
} from '@payfac/domain/accounts';
import * as z from 'zod/mini';
import type { SessionContext } from '../../api/context.ts';
import { invalidStatus } from '../../api/failures.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { Transaction } from '../../database/connection.ts';
import { changedFields } from '../activities/changed-fields.ts';
import { recordActivity } from '../activities/record.ts';
import { notify } from '../notifications/notify.ts';
import { informationRequested } from '../notifications/words.ts';
import { requireAny } from './abilities.ts';
import { activation, markProcessors, moved, standingOf, withNotes } from './move.ts';
import { changeApplication } from './store.ts';
import { suspension } from './suspend.ts';
import { tellMerchant } from './tell-merchant.ts';
import { tellStatus } from './tell-status.ts';
import type { ApplicationParts, ApplicationRow } from './view.ts';

type Body = HandlerInput<typeof contract.update>['body'];
type Changes = Partial<ApplicationRow>;

interface Change {
  readonly transaction: Transaction;
  readonly parts: ApplicationParts;
  readonly body: Body;
  readonly at: Date;
  readonly context: SessionContext;
}

/** Tells the product's people and the merchant's in the app what is asked for. */
async function askMerchant({ transaction, parts, body, at }: Change): Promise<void> {
  const words = informationRequested(parts.application, body.reason ?? '');
  for (const record of parts.records) {
    await notify(transaction, { ...record, ...words }, ['product', 'account'], at);
  }
}

/** Where a status is reached by carrying it; the others have calls of their own or are not chosen. */
async function reach(status: ApplicationStatus, change: Change): Promise<Changes> {
  const { transaction, parts, at, context } = change;
  const standing = standingOf(parts.application);
  switch (status) {
    case 'identity':
      requireAny(context, parts, 'accounts.requestInformation');
      await askMerchant(change);
      return moved(standing, 'request-information');
    case 'declined': {
      requireAny(context, parts, 'accounts.decline');
      const to = moved(standing, 'decline');
      await markProcessors(transaction, parts, 'archived', at);
      await tellStatus(transaction, parts, 'declined', at);
      return to;
    }
    case 'archived':
      requireAny(context, parts, 'accounts.status');
      return moved(standing, 'archive');
    case 'active':
      requireAny(context, parts, 'accounts.provision');
      return activation(transaction, parts, at);
    default:
      throw invalidStatus();
  }
}

const tidings: Partial<Record<ApplicationStatus | 'suspended' | 'resumed', string>> = {
  identity: 'We need more information before we can decide on your application.',
  declined: 'We’re sorry, but we can’t approve your application.',
  archived: 'Your application was archived.',
  active: 'You can take payments now.',
  suspended: 'Your payment processing has been suspended. Payouts are on hold until it resumes.',
  resumed: 'Your payment processing has resumed.',
};

async function tell(key: keyof typeof tidings, { transaction, parts, body, at }: Change) {
  const text = tidings[key];
  if (text === undefined) return;
  const order = { subject: 'Your account', text, reason: body.reason };
  await tellMerchant(transaction, parts.application, order, at);
}

/** What each part of the body comes to; every part asks for its own ability. */
async function changesOf(change: Change): Promise<Changes> {
  const { transaction, parts, body, at, context } = change;
  const { application } = parts;
  const { status, isSuspended, reason = '', features, settings, note } = body;
  const changes: Changes[] = [];
  if (status !== undefined) {
    changes.push(await reach(status, change));
    await tell(status, change);
  }
  if (isSuspended !== undefined) {
    requireAny(context, parts, 'accounts.status');
    const by = context.session.person.username;
    changes.push(await suspension(transaction, parts, { isSuspended, reason, by }, at));
    await tell(isSuspended ? 'suspended' : 'resumed', change);
  }
  if (features !== undefined) {
    requireAny(context, parts, 'accounts.status');
    changes.push({ features: { ...application.features, ...features } });
  }
  if (settings !== undefined) {
    requireAny(context, parts, 'accounts.submit', 'accounts.status');
    const before = z.decode(accountSettingsSchema, application.settings);
    const given = Object.entries(settings).filter(([, value]) => value !== undefined);
    const after = { ...before, ...Object.fromEntries(given) };
    changes.push({ settings: z.encode(accountSettingsSchema, after) });
  }
  const isMove = status !== undefined || isSuspended !== undefined;
  if (note !== undefined || (body.reason !== undefined && !isMove)) {
    requireAny(context, parts, 'accounts.requestInformation', 'accounts.status');
  }
  const isTold = isSuspended !== undefined || (status !== undefined && status in tidings);
  const written = [{ note: body.reason, ...(isTold && { isTold }) }, { note }];
  changes.push(withNotes(application, written, at, context) ?? {});
  return Object.assign({}, ...changes);
}

/** Changes an account: status, suspension, features, settings, a note. @throws CallFailure 403, 409. */
export async function updateApplication(change: Change): Promise<void> {
  const { transaction, parts, body, at, context } = change;
  const { applicationId, dbaName } = parts.application;
  await changeApplication(transaction, applicationId, await changesOf(change), at);
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
