import { TextArea } from '@payfac/ui/text-area';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { FormModal } from '../../shared/form/form-modal.tsx';
import { useRun } from '../../shared/lists/actions/use-run.ts';
import { notify } from '../../shared/notify/notify.ts';

interface Words {
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** The platform's limit, in characters. */
  readonly maxLength: number;
  /** The message when a required text is empty. */
  readonly missing: string;
}

interface AskDialogProps {
  readonly title: string;
  /** What will happen, or the subject of the action. */
  readonly text: string;
  /** A text the user writes; without it, nothing is asked for. */
  readonly words?: Words | undefined;
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** @param words the text, trimmed. */
  readonly act: (words: string) => Promise<unknown>;
  /** The message when it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Confirms an action on the account, and asks for a text if the action takes one. */
export function AskDialog(props: AskDialogProps) {
  const { title, text, words, label, tone = 'primary', act, done, onClose } = props;
  const [written, setWritten] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = words?.isRequired === true && written.trim() === '';
  const { isRunning, error, run } = useRun(
    () => act(written.trim()),
    () => {
      notify('success', done);
      onClose();
    },
    onClose,
  );
  return (
    <FormModal
      size="small"
      title={title}
      label={label}
      submitLabel={label}
      tone={tone}
      isBusy={isRunning}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) run();
      }}
      onClose={onClose}
    >
      <Text>{text}</Text>
      {words && (
        <TextArea
          label={words.label}
          description={words.description}
          isRequired={words.isRequired}
          maxLength={words.maxLength}
          value={written}
          onChange={setWritten}
          {...(isMissing && { errorMessage: words.missing })}
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
