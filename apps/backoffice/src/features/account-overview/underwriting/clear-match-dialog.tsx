import { type Check, checkKindLabels } from '@payfac/domain/accounts';
import { TextArea } from '@payfac/ui/text-area';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { FormModal } from '../../../shared/form/form-modal.tsx';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { stale } from '../account.ts';
import { api } from './api.ts';

/** The platform keeps evidence of this length. */
const LONGEST = 2000;

interface ClearMatchDialogProps {
  readonly check: Check;
  readonly onClose: () => void;
}

/** Asks for the evidence that a match is someone else. */
export function ClearMatchDialog({ check, onClose }: ClearMatchDialogProps) {
  const [evidence, setEvidence] = useState('');
  const [isTried, setTried] = useState(false);
  const { applicationId, checkId, kind, subject, detail } = check;
  const isMissing = evidence.trim() === '';
  const { isRunning, error, run } = useRun(
    () =>
      api.applications.clearCheck({
        params: { id: applicationId, checkId },
        body: { evidence: evidence.trim() },
      }),
    stale,
    () => {
      notify('success', `Cleared the match for ${subject}.`);
      onClose();
    },
    onClose,
  );
  return (
    <FormModal
      size="small"
      title={`Clear the match for ${subject}?`}
      label="Clear match"
      submitLabel="Clear match"
      isBusy={isRunning}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) run();
      }}
      onClose={onClose}
    >
      <Text>{`${checkKindLabels[kind]}: ${detail ?? 'Fail.'}`}</Text>
      <TextArea
        label="Evidence"
        description="Say how you know it isn't a match. Your name and this text stay with the check."
        isRequired
        maxLength={LONGEST}
        value={evidence}
        onChange={setEvidence}
        {...(isMissing && { errorMessage: "Enter how you know it isn't a match." })}
        {...(isTried && { isTouched: true })}
      />
      {error !== undefined && (
        <Text tone="danger">
          <span role="alert">{error}</span>
        </Text>
      )}
    </FormModal>
  );
}
