import { type Application, mayRemindOfPci, noticeAddressOf } from '@payfac/domain/accounts';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict } from '../../http/failures.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { actOf, logAct } from '../accounts/account-log.ts';
import { notifyMerchant } from '../accounts/notify-merchant.ts';
import { lockApplication, showApplication } from './store.ts';
import { applicationOf } from './view.ts';

/** The PCI steps that are due, in the order a merchant takes them. */
function dueOf({ status, expiresOn, lastScanOn }: Application['settings']['pci']): string {
  const attest = 'Complete the self-assessment questionnaire (SAQ) and sign its attestation.';
  const attestation: Readonly<Record<typeof status, string>> = {
    'not-started': `Your account has no PCI DSS attestation yet. ${attest}`,
    'in-progress': `Your PCI DSS questionnaire isn’t finished. ${attest}`,
    compliant: `Your PCI DSS attestation holds until ${expiresOn ?? 'further notice'}. Renew it before then.`,
    expired: `Your PCI DSS attestation ended on ${expiresOn ?? 'an earlier day'}. ${attest}`,
  };
  const scan =
    lastScanOn === null
      ? 'No scan by an approved scanning vendor (ASV) is on file.'
      : `The last scan by an approved scanning vendor (ASV) is of ${lastScanOn}; one is due every 90 days.`;
  return `${attestation[status]}\n\n${scan}`;
}

/** @throws CallFailure 409 when the last reminder is too recent or the account has no email address. */
function requireRemindable(account: Application, at: Date): void {
  if (noticeAddressOf(account) === null) {
    throw conflict('NO_ADDRESS', 'The account has no email address to send a reminder to.');
  }
  if (!mayRemindOfPci(account.settings.pci.remindedAt, at)) {
    throw conflict(
      'ALREADY_REMINDED',
      'A reminder was sent in the last 24 hours. Send the next one later.',
    );
  }
}

/** E-mails a merchant its open PCI steps and records when. @throws CallFailure 404, 409. */
export async function remindPci(
  { database, clock }: Services,
  applicationId: string,
  context: SessionContext,
): Promise<Application> {
  const at = await clock.now();
  return inTransaction(database, async (transaction) => {
    const parts = await lockApplication(transaction, applicationId, context);
    const account = applicationOf(parts);
    requireRemindable(account, at);
    await notifyMerchant(
      transaction,
      parts.application,
      { subject: 'Your PCI compliance', text: dueOf(account.settings.pci) },
      at,
    );
    const { settings } = parts.application;
    const reminded = { ...settings, pci: { ...settings.pci, remindedAt: at.toISOString() } };
    const line = { type: 'details', verb: 'Sent a PCI reminder' } as const;
    const act = actOf(context, at);
    await logAct(transaction, applicationId, [line], act, { settings: reminded });
    await recordActivity(transaction, context, {
      action: 'sidebar.pciCompliance',
      target: applicationId,
      message: `Sent a PCI reminder to ${parts.application.dbaName}`,
    });
    return showApplication(transaction, applicationId, context);
  });
}
