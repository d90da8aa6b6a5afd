import { TextField } from '@payfac/ui/text-field';
import { type FunctionComponent, Suspense, useState } from 'react';
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
