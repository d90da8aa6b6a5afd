import { TextField } from '@payfac/ui/text-field';
import { type FunctionComponent, Suspense, useState } from 'react';
import { type ControlProps, chosenFrom } from './control.ts';

/** A control of one text or of several. */
interface Reachable extends Omit<ControlProps<never>, 'value'> {
  readonly value: string | readonly string[] | undefined;
}

interface Known {
  /** What is chosen, in words, where they are known: nothing is fetched to show them. */
  readonly chosenText?: string | undefined;
}

/**
 * A search whose code comes when somebody reaches the field, or to name what is chosen already.
 * @param placeholder what the empty field says. Default: 'Search by name'
 */
export function onceReached<P extends Reachable>(
  Search: FunctionComponent<P>,
  placeholder = 'Search by name',
) {
  return chosenFrom(function OnceReached(props: P & Known) {
    const [isReached, setReached] = useState(false);
    const { name, label, value, chosenText, onBlur, ref, description, errorMessage } = props;
    const { isTouched, isRequired, isDisabled, isReadOnly } = props;
    const shown = { name, label, onBlur, ref, description, errorMessage };
    const state = { isTouched, isRequired, isDisabled, isReadOnly };
    const isEmpty = (value?.length ?? 0) === 0;
    const waiting = (
      <TextField
        {...shown}
        {...state}
        value={isEmpty ? '' : (chosenText ?? '')}
        onChange={() => undefined}
        placeholder={placeholder}
      />
    );
    if (!isReached && (isEmpty || chosenText !== undefined)) {
      return <div onFocus={() => setReached(true)}>{waiting}</div>;
    }
    return (
      <Suspense fallback={waiting}>
        <Search {...props} autoFocus={isReached} />
      </Suspense>
    );
  });
}
