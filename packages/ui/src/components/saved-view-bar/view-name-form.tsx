import { useState } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { nameProblem } from './name-problem.ts';
import * as styles from './saved-view-bar.css.ts';

export interface ViewNameFormProps {
  /** Current name. */
  readonly name: string;
  /** Names of the other views. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a view's name within the bar. */
export function ViewNameForm({ name: before, taken, onSave, onCancel }: ViewNameFormProps) {
  const messages = useMessages();
  const [name, setName] = useState(before);
  const [isAsked, setAsked] = useState(false);
  const problem = nameProblem(name, taken);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the field in it
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setAsked(true);
        if (problem === null) onSave(name.trim());
      }}
      onKeyDown={commandKeys((event) => {
        if (event.key === 'Escape') onCancel();
      })}
    >
      <TextField
        label={messages.viewName}
        isLabelHidden
        value={name}
        placeholder={messages.viewName}
        maxLength={60}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the person to name a view
        autoFocus
        isTouched={isAsked}
        onChange={setName}
        {...(problem !== null && { errorMessage: messages.viewNameProblems[problem] })}
      />
      <Button size="small" variant="primary" type="submit">
        {messages.viewSave}
      </Button>
      <Button size="small" variant="quiet" onPress={onCancel}>
        {messages.cancel}
      </Button>
    </form>
  );
}
