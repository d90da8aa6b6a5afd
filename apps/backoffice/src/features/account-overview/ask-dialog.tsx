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
  /** What the platform keeps of them, in characters. */
  readonly maxLength: number;
  /** Said where they are required and missing. */
  readonly missing: string;
}

interface AskDialogProps {
  readonly title: string;
  /** What will happen, or what it is about. */
  readonly text: string;
  /** What somebody writes with it; without them nothing is asked for. */
  readonly words?: Words | undefined;
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** @param words as they were written, without spaces around them. */
  readonly act: (words: string) => Promise<unknown>;
  /** What is said once it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Asks before something is done with the account, and for words where some are kept. */
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
