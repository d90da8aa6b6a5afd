import { TextField } from '@payfac/ui/text-field';
import { type FunctionComponent, Suspense, useState } from 'react';
import { laterPart } from '../../later/later-part.ts';
import type { RecordPicker } from '../../records/record-picker.ts';
import { type ControlProps, chosenFrom } from './control.ts';

/** A search whose code comes when somebody reaches the field, or where something is chosen already. */
export function onceReached<P extends ControlProps<string>>(Search: FunctionComponent<P>) {
  return chosenFrom(function OnceReached(props: P) {
    const [isReached, setReached] = useState(false);
    const { name, label, value, onBlur, ref, description, errorMessage } = props;
    const { isTouched, isRequired, isDisabled, isReadOnly } = props;
    const shown = { name, label, onBlur, ref, description, errorMessage };
    const state = { isTouched, isRequired, isDisabled, isReadOnly };
    const waiting = (
      <TextField
        {...shown}
        {...state}
        value=""
        onChange={() => undefined}
        placeholder="Search by name"
      />
    );
    if (!isReached && (value ?? '') === '') {
      return <div onFocus={() => setReached(true)}>{waiting}</div>;
    }
    return (
      <Suspense fallback={waiting}>
        <Search {...props} autoFocus={isReached} />
      </Suspense>
    );
  });
}

/**
 * One record, found by its name as `recordOf` has it, whose search is fetched when somebody reaches the
 * field: it is larger than the rest of a form. Made once, beside the form.
 */
export const laterRecordOf = (picker: () => Promise<RecordPicker>) =>
  onceReached(
    laterPart(async () => {
      const [{ recordOf }, own] = await Promise.all([import('./records.tsx'), picker()]);
      return recordOf(own);
    }),
  );
