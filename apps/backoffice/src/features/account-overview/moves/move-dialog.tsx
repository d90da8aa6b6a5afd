import { applicationsCenter } from '@payfac/api/contract/accounts-center';
import * as applications from '@payfac/api/contract/applications';
import * as provisioning from '@payfac/api/contract/provisioning';
import { send } from '../../../shared/api/connection.ts';
import { type Account, nameOf, useAccount } from '../account.ts';
import { AskDialog } from '../ask-dialog.tsx';
import type { AccountMove } from './account-move.ts';
import { moveTexts, type PlainMoveId } from './move-texts.ts';

/** The only move of service providers is to submit, with their own call. */
const submitBy = {
  merchant: send(applications.submit),
  provider: send(applicationsCenter.submit),
};

/** The note, if there is one. */
const noted = (note: string) => (note === '' ? {} : { note });

/** Makes a move with its note. */
function runMove(
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

/** The longest reason that the platform accepts. */
const LONGEST = 500;

interface MoveDialogProps {
  readonly id: PlainMoveId;
  readonly tone?: AccountMove['tone'];
  readonly onClose: () => void;
}

/** Confirms a move of the account, and asks for a reason if it takes one. */
export function MoveDialog({ id, tone, onClose }: MoveDialogProps) {
  const account = useAccount();
  const { title, text, words, confirmLabel, done } = moveTexts[id];
  const name = nameOf(account.application);
  return (
    <AskDialog
      title={title(name)}
      text={text}
      words={
        words && {
          label: words.label,
          description: words.note,
          isRequired: words.isRequired,
          maxLength: LONGEST,
          missing: 'Enter a reason.',
        }
      }
      label={confirmLabel}
      tone={tone}
      act={(written) => runMove(id, account, written)}
      done={done(name)}
      onClose={onClose}
    />
  );
}
