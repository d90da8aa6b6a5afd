import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ProblemText } from '../../field/problem-text.tsx';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, CloseIcon, EditIcon } from '../icons/index.ts';
import * as styles from './inline-edit.css.ts';

export interface InlineEditProps {
  /** Name of the value: 'Note'. */
  label: string;
  /** Saved text. */
  value: string;
  /** Saves the text. A rejection shows its `Error` message and keeps the typed text. */
  onSave: (value: string) => void | Promise<void>;
  /** Validates a text before it is saved; returns the error. */
  check?: ((value: string) => string | undefined) | undefined;
  /** Shown when there is no value. */
  placeholder?: string | undefined;
  /** Read-only. @default false */
  isReadOnly?: boolean | undefined;
}

/** A text edited in place: Enter saves, Escape cancels. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, check, placeholder, isReadOnly = false } = props;
  const messages = useMessages();
  const [draft, setDraft] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const isEditing = draft !== undefined;
  const wasEditing = useRef(false);

  useEffect(() => {
    if (isEditing) {
      input.current?.focus();
      input.current?.select();
    } else if (wasEditing.current) trigger.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function leave() {
    setDraft(undefined);
    setProblem(undefined);
  }

  async function save() {
    if (draft === undefined || isSaving) return;
    const wrong = check?.(draft);
    setProblem(wrong);
    if (wrong !== undefined) return;
    if (draft === value) return leave();
    setSaving(true);
    try {
      await onSave(draft);
      leave();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : messages.notSaved);
    } finally {
      setSaving(false);
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    }
  }

  if (!isEditing) {
    const shown = value === '' ? <span className={styles.placeholder}>{placeholder}</span> : value;
    if (isReadOnly) return <span className={styles.text}>{shown}</span>;
    return (
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        onClick={() => setDraft(value)}
      >
        <span className={visuallyHidden}>{messages.editValue(label)}: </span>
        <span className={styles.text}>{shown}</span>
        <EditIcon aria-hidden size={14} className={styles.pencil} />
      </button>
    );
  }
  return (
    <div className={styles.editor}>
      <div className={styles.line}>
        <input
          ref={input}
          className={styles.input}
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          value={draft}
          readOnly={isSaving}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={commandKeys(press)}
        />
        <IconButton
          label={messages.viewSave}
          size="small"
          isLoading={isSaving}
          icon={<CheckIcon aria-hidden size={14} />}
          onPress={() => void save()}
        />
        <IconButton
          label={messages.cancel}
          size="small"
          isDisabled={isSaving}
          icon={<CloseIcon aria-hidden size={14} />}
          onPress={leave}
        />
      </div>
      {problem !== undefined && <ProblemText id={problemId}>{problem}</ProblemText>}
    </div>
  );
}
