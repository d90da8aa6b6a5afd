import * as applications from '@payfac/api/contract/applications';
import { openApprovalItems } from '@payfac/domain/accounts';
import { Banner } from '@payfac/ui/banner';
import { Skeleton } from '@payfac/ui/skeleton';
import { TextArea } from '@payfac/ui/text-area';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { FormModal } from '../../../shared/form/form-modal.tsx';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount, useChecks } from '../account.ts';

/** The longest reason or note that the platform accepts. */
const LONGEST = 500;

const headingOf = (count: number): string =>
  count === 1
    ? '1 item is open. To approve anyway, give a reason.'
    : `${count} items are open. To approve anyway, give a reason for each.`;

/** Confirms an approval, with a reason for each item that is still open. */
export function ApproveDialog({ onClose }: { readonly onClose: () => void }) {
  const { application } = useAccount();
  const { data: checks, error: loadError, refetch } = useChecks();
  const [note, setNote] = useState('');
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const name = nameOf(application);
  const open = checks ? openApprovalItems(application, checks) : [];
  const overrides = open.map(({ item }) => ({ item, reason: (reasons[item] ?? '').trim() }));
  const isMissing = overrides.some(({ reason }) => reason === '');
  const said = note.trim();
  const { isRunning, error, run } = useRun(
    () =>
      send(applications.approve)({
        params: { id: application.applicationId },
        body: {
          ...(said !== '' && { note: said }),
          ...(overrides.length > 0 && { overrides }),
        },
      }),
    () => {
      notify('success', `Approved ${name}.`);
      onClose();
    },
    onClose,
  );
  const label = open.length > 0 ? 'Override and approve' : 'Approve application';
  return (
    <FormModal
      size={open.length > 0 ? 'medium' : 'small'}
      title={`Approve ${name}?`}
      label={label}
      submitLabel={checks && label}
      isBusy={isRunning}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) run();
      }}
      onClose={onClose}
    >
      {!checks && loadError && (
        <LoadProblem
          title="Couldn’t load checks"
          error={loadError}
          onRetry={() => void refetch()}
        />
      )}
      {!checks && !loadError && (
        <div aria-busy="true">
          <Skeleton lines={3} />
        </div>
      )}
      {checks && (
        <>
          <Text>
            You’re approving this business. We’ll send its setup request to the processor.
          </Text>
          {open.length > 0 && <Banner tone="warning" title={headingOf(open.length)} />}
          {open.map(({ item, title, why }) => (
            <TextArea
              key={item}
              label={title}
              description={why}
              isRequired
              maxLength={LONGEST}
              value={reasons[item] ?? ''}
              onChange={(reason) => setReasons({ ...reasons, [item]: reason })}
              {...((reasons[item] ?? '').trim() === '' && { errorMessage: 'Enter a reason.' })}
              {...(isTried && { isTouched: true })}
            />
          ))}
          <TextArea
            label="Note"
            description="For the log. The merchant never sees it."
            maxLength={LONGEST}
            value={note}
            onChange={setNote}
          />
          {error !== undefined && (
            <Text tone="danger">
              <span role="alert">{error}</span>
            </Text>
          )}
        </>
      )}
    </FormModal>
  );
}
