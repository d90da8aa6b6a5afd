import type { Transaction } from '../../kernel/database/connection.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import { notify } from '../notifications/notify.ts';
import type { ApplicationParts } from './view.ts';

/** Statuses that notify staff, the product's users and the product's server. */
export type NotifiedStatus = 'submitted' | 'approved' | 'declined' | 'active';

const sentences: Readonly<Record<NotifiedStatus, string>> = {
  submitted: 'is waiting for review.',
  approved: 'was approved.',
  declined: 'was declined.',
  active: 'is live.',
};

/** Notifies, for each record of an application, that it reached a status. */
export async function notifyStatus(
  transaction: Transaction,
  { application, records }: ApplicationParts,
  reached: NotifiedStatus,
  at: Date,
): Promise<void> {
  const { applicationId, dbaName } = application;
  const isSubmitted = reached === 'submitted';
  const kind = isSubmitted ? 'application-submitted' : 'application-decided';
  for (const record of records) {
    const news = {
      kind,
      title: isSubmitted ? 'Application submitted' : 'Application decided',
      message: `${dbaName} ${sentences[reached]}`,
      targetId: applicationId,
    } as const;
    const audience = isSubmitted ? (['staff'] as const) : (['product', 'account'] as const);
    await notify(transaction, { ...record, ...news }, audience, at);
    await emitEvent(transaction, record, {
      type: `application.${reached}`,
      timestamp: at,
      data: {
        applicationId,
        subMerchantObjId: record.subMerchantObjId,
        subMerchantId: record.subMerchantId,
        spProductId: record.spProductId,
        dbaName,
        status: isSubmitted ? 'review' : reached,
        changedAt: at,
      },
    });
  }
}
