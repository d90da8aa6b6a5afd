import { applicationsCenter } from '@payfac/api/contract/accounts-center';
import * as applications from '@payfac/api/contract/applications';
import * as provisioning from '@payfac/api/contract/provisioning';
import { send } from '../../../shared/api/connection.ts';
import type { Account } from '../account.ts';
import type { PlainMoveId } from './move-texts.ts';

/** Of all moves, a service provider submits, by its own call (document 2, section 7). */
const submitBy = {
  merchant: send(applications.submit),
  provider: send(applicationsCenter.submit),
};

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
  switch (move) {
    case 'submit':
      return submitBy[view]({ body: { applicationId } });
    case 'request-information':
      return send(applications.update)({ params, body: { status: 'identity', reason: words } });
    case 'decline':
      return status === 'approved'
        ? send(provisioning.setUnderwritingStatus)({
            params: recordParams,
            body: { status: 'declined', reason: words },
          })
        : send(applications.update)({ params, body: { status: 'declined', reason: words } });
    case 'underwrite':
      return send(provisioning.setUnderwritingStatus)({
        params: recordParams,
        body: { status: 'underwriting', ...noted(words) },
      });
    case 'activate':
      return send(provisioning.activate)({ params: recordParams, body: {} });
    case 'archive':
      return send(applications.update)({ params, body: { status: 'archived', reason: words } });
    case 'reopen':
      return send(applications.open)({ body: { applicationId, reason: words } });
    case 'suspend':
      return send(applications.update)({ params, body: { isSuspended: true, reason: words } });
    case 'resume':
      return send(applications.update)({ params, body: { isSuspended: false } });
  }
}
