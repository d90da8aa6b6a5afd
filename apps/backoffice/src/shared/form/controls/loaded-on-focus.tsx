import { TextField } from '@payfac/ui/text-field';
import {
  type FocusEvent,
  type FunctionComponent,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ControlProps, chosenFrom } from './control.ts';

/** A control of one text or of several. */
interface Reachable extends Omit<ControlProps<never>, 'value'> {
  readonly value: string | readonly string[] | undefined;
  /** Where its place says what it is for. */
  readonly isLabelHidden?: boolean | undefined;
}

interface Known {
  /** What is chosen, in words, where they are known: nothing is fetched to show them. */
  readonly chosenText?: string | undefined;
}

/** Types a text into a field, as a person would. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What waits is a search already to those who hear what a field is. */
function callSearch(field: HTMLInputElement | null | undefined): void {
  field?.setAttribute('role', 'combobox');
  field?.setAttribute('aria-expanded', 'false');
  field?.setAttribute('aria-autocomplete', 'list');
}

/**
 * A search whose code comes when somebody reaches the field, or to name what is chosen already. What is
 * typed before it has come is searched for when it has.
 * @param placeholder what the empty field says. Default: 'Search by name'
 */
export function loadedOnFocus<P extends Reachable>(
  Search: FunctionComponent<P>,
  placeholder = 'Search by name',
) {
  return chosenFrom(function OnceReached(props: P & Known) {
    const [isReached, setReached] = useState(false);
    const [typed, setTyped] = useState<string>();
    const early = useRef<HTMLInputElement>(null);
    const { name, label, value, chosenText, onBlur, ref, description, errorMessage } = props;
    const { isTouched, isRequired, isDisabled, isReadOnly, isLabelHidden } = props;
    const shown = { name, label, isLabelHidden, onBlur, ref, description, errorMessage };
    const state = { isTouched, isRequired, isDisabled, isReadOnly };
    const isEmpty = (value?.length ?? 0) === 0;
    const asChosen = isEmpty ? '' : (chosenText ?? '');
    const isWaiting = !isReached && (isEmpty || chosenText !== undefined);
    const waiting = (
      <TextField
        {...shown}
        {...state}
        value={typed ?? asChosen}
        onChange={setTyped}
        placeholder={placeholder}
      />
    );
    const reached = ({ target }: FocusEvent) => {
      const isField = target instanceof HTMLInputElement;
      if (isWaiting) {
        if (isField) early.current = target;
        startTransition(() => setReached(true));
      } else if (isField && early.current) {
        const { value: text } = early.current;
        early.current = null;
        if (text !== asChosen) queueMicrotask(() => type(target, text));
      }
    };
    // In a transition the field that waits keeps the focus, and the keys, until the search is there.
    const field = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (isWaiting) callSearch(field.current?.querySelector('input'));
    }, [isWaiting]);
    return (
      <div ref={field} onFocus={reached}>
        <Suspense fallback={waiting}>
          {isWaiting ? waiting : <Search {...props} autoFocus={isReached} />}
        </Suspense>
      </div>
    );
  });
}
