import { TextArea } from '@payfac/ui/text-area';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { FormModal } from '../../../shared/form/form-modal.tsx';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, stale, useAccount } from '../account.ts';
import type { AccountMove } from './account-move.ts';
import { moveTexts, type PlainMoveId } from './move-texts.ts';
import { runMove } from './run-move.ts';

/** The platform keeps a reason of this length. */
const LONGEST = 500;

interface MoveDialogProps {
  readonly id: PlainMoveId;
  readonly tone?: AccountMove['tone'];
  readonly onClose: () => void;
}

/** Asks before an account moves, and for a reason where one is kept. */
export function MoveDialog({ id, tone = 'primary', onClose }: MoveDialogProps) {
  const account = useAccount();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const { title, text, words: asked, confirmLabel, done } = moveTexts[id];
  const name = nameOf(account.application);
  const isMissing = asked?.isRequired === true && words.trim() === '';
  const { isRunning, error, run } = useRun(
    () => runMove(id, account, words.trim()),
    stale,
    () => {
      notify('success', done(name));
      onClose();
    },
    onClose,
  );
  return (
    <FormModal
      size="small"
      title={title(name)}
      label={confirmLabel}
      submitLabel={confirmLabel}
      tone={tone}
      isBusy={isRunning}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) run();
      }}
      onClose={onClose}
    >
      <Text>{text}</Text>
      {asked && (
        <TextArea
          label={asked.label}
          description={asked.note}
          isRequired={asked.isRequired}
          maxLength={LONGEST}
          value={words}
          onChange={setWords}
          {...(isMissing && { errorMessage: 'Enter a reason.' })}
          {...(isTried && { isTouched: true })}
        />
      )}
      {error !== undefined && (
        <Text tone="danger">
          <span role="alert">{error}</span>
        </Text>
      )}
    </FormModal>
  );
}
