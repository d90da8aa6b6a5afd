import * as applications from '@payfac/api/contract/applications';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { send } from '../../../shared/api/connection.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount } from '../account.ts';

/** Records that the owner accepted the terms, where they did so outside the application. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { application, record } = useAccount();
  const name = nameOf(application);
  const { isRunning, error, run } = useRun(
    () =>
      send(applications.updateSubMerchant)({
        params: { id: application.applicationId, subMerchantObjId: record._id },
        body: { acknowledged: true },
      }),
    () => {
      notify('success', `Recorded that the owner of ${name} accepted the terms.`);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={`Did the owner of ${name} accept the terms?`}
      confirmLabel="Record acknowledgment"
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      The owner has read and accepts the Terms and Conditions and the Privacy Policy. This can't be
      undone.
    </ConfirmDialog>
  );
}
