import type { Account } from '../account.ts';
import { api, submitBy } from './api.ts';
import type { PlainMoveId } from './move-texts.ts';

/** What was written, or nothing. */
const noted = (note: string) => (note === '' ? {} : { note });

/** Makes a move, with what was written about it. */
export function runMove(
  move: PlainMoveId,
  { application: { applicationId, status }, record, view }: Account,
  words: string,
): Promise<unknown> {
  const params = { id: applicationId };
  const recordParams = { ...params, subMerchantObjId: record._id };
  const { applications, provisioning } = api;
  switch (move) {
    case 'submit':
      return submitBy[view]({ body: { applicationId } });
    case 'request-information':
      return applications.update({ params, body: { status: 'identity', reason: words } });
    case 'decline':
      return status === 'approved'
        ? provisioning.setUnderwritingStatus({
            params: recordParams,
            body: { status: 'declined', reason: words },
          })
        : applications.update({ params, body: { status: 'declined', reason: words } });
    case 'underwrite':
      return provisioning.setUnderwritingStatus({
        params: recordParams,
        body: { status: 'underwriting', ...noted(words) },
      });
    case 'activate':
      return provisioning.activate({ params: recordParams, body: {} });
    case 'archive':
      return applications.update({ params, body: { status: 'archived', reason: words } });
    case 'reopen':
      return applications.open({ body: { applicationId, reason: words } });
    case 'suspend':
      return applications.update({ params, body: { isSuspended: true, reason: words } });
    case 'resume':
      return applications.update({ params, body: { isSuspended: false } });
  }
}
