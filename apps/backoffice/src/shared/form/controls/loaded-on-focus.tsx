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

/** A control for one value or several. */
interface Reachable extends Omit<ControlProps<never>, 'value'> {
  readonly value: string | readonly string[] | undefined;
  /** Hides the label where the context already explains the field. */
  readonly isLabelHidden?: boolean | undefined;
}

interface Known {
  /** The name of the chosen value, if known, so that nothing loads to show it. */
  readonly chosenText?: string | undefined;
}

/** Types text into a field, as a user would. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Announces the placeholder field as a search to screen readers. */
function callSearch(field: Element | null | undefined): void {
  field?.setAttribute('role', 'combobox');
  field?.setAttribute('aria-expanded', 'false');
  field?.setAttribute('aria-autocomplete', 'list');
}

/**
 * A search whose code loads when the user focuses the field, or to name a chosen value. Text typed before that is
 * searched for once it has loaded.
 * @param placeholder of the empty field. Default: 'Search by name'
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
    // In a transition, the placeholder field keeps the focus and the keys until the search has loaded.
    const field = useRef<HTMLDivElement>(null);
    useEffect(() => callSearch(field.current?.querySelector('input:not([role])')), [isWaiting]);
    return (
      <div ref={field} onFocus={reached}>
        <Suspense fallback={waiting}>
          {isWaiting ? waiting : <Search {...props} autoFocus={isReached} />}
        </Suspense>
      </div>
    );
  });
}
