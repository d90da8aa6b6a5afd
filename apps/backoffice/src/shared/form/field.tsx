import type { FieldProblem } from '@payfac/domain/validation';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { isBlank } from './body.ts';
import type { ControlProps, EditedBy } from './controls/control.ts';
import { askFor, namedProblem } from './missing.ts';

/** A call with a body, or anything else that is filled in by a schema. */
export interface WithBody {
  readonly body: z.ZodMiniType;
}

/** A call's body in its decoded types. */
export type BodyOf<E extends WithBody> =
  z.output<E['body']> extends infer B extends FieldValues ? B : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type ValueAt<V extends FieldValues, N extends FieldPath<V>> = NonNullable<FieldPathValue<V, N>>;
type HandedOver =
  | 'name'
  | 'label'
  | 'ref'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'errorMessage'
  | 'isTouched';

/** A field only accepts a control that edits the type of its value. */
export type FieldProps<V extends FieldValues, N extends FieldPath<V>, P> = {
  readonly name: N;
  readonly label: string;
} & (Same<EditedBy<P>, ValueAt<V, N>> extends true
  ? { readonly as: (props: P) => ReactNode } & Omit<P, HandedOver>
  : { readonly as: ['This control edits another type than the field has', ValueAt<V, N>] });

export type FieldComponent<V extends FieldValues> = <N extends FieldPath<V>, P>(
  props: FieldProps<V, N, P>,
) => ReactNode;

interface BoundProps {
  readonly name: string;
  readonly as: ComponentType<ControlProps<unknown>>;
  readonly label: string;
}

/** The controls of visible fields, by path. */
export type Inputs<V extends FieldValues> = Map<FieldPath<V>, Element>;

/**
 * Text that the fields can't read ('12,34', 02-30-2026). It has no value, and without this an optional field would be
 * sent as if it were empty.
 */
export function unreadIn<V extends FieldValues>(inputs: Inputs<V>): readonly FieldProblem[] {
  const pathOfInput = new Map([...inputs].map(([path, input]) => [input, path]));
  const forms = new Set([...inputs.values()].map((input) => input.closest('form')));
  const controls = new Set([
    ...inputs.values(),
    // Also what is no field of its own, such as the end of a range.
    ...[...forms].flatMap((form) => [...(form?.elements ?? [])]),
  ]);
  return [...controls].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.customError
      ? [{ path: pathOfInput.get(control) ?? 'unread', message: control.validationMessage }]
      : [],
  );
}

/** Puts a new field's name where the field is on the page: it may have come after those below it. */
function place<V extends FieldValues>(
  names: Map<FieldPath<V>, string>,
  inputs: Inputs<V>,
  added: FieldPath<V>,
): void {
  const own = inputs.get(added);
  const isBelow = (path: FieldPath<V>) => {
    const other = inputs.get(path);
    return own && other && own.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  // A name that is added again goes to the end.
  for (const [path, ask] of [...names].filter(([each]) => isBelow(each))) {
    names.delete(path);
    names.set(path, ask);
  }
}

/**
 * The component of one field, bound to its form. `names` has the visible fields in their order on the page, each with
 * its message for an empty value. An invalid field is checked at every change, so that its message doesn't disappear
 * during a press and move the pressed button away. A field left as empty as it was isn't checked: a user who only passes
 * through gets no message until the form is sent or its step is left.
 */
export function boundField<V extends FieldValues>(
  { control, trigger, getValues }: Pick<UseFormReturn<V>, 'control' | 'trigger' | 'getValues'>,
  names: Map<FieldPath<V>, string>,
  inputs: Inputs<V>,
): FieldComponent<V> {
  function Field({ as, name, label, ...own }: BoundProps & { readonly name: FieldPath<V> }) {
    const { field, fieldState } = useController({ control, name });
    const message = fieldState.error?.message;
    const ask = askFor(as, label);
    const hasHeld = useRef(false);
    const { ref: focusable } = field;
    const ref = useCallback(
      (element: unknown) => {
        if (element instanceof Element) inputs.set(name, element);
        else inputs.delete(name);
        focusable(element);
      },
      [name, focusable],
    );
    useEffect(() => {
      names.set(name, ask);
      place(names, inputs, name);
      return () => void names.delete(name);
    }, [name, ask]);
    return createElement(as, {
      ...own,
      name,
      label,
      // The library's own value falls back to the initial one when a field is cleared.
      value: getValues(name),
      onChange: (value: unknown) => {
        hasHeld.current ||= !isBlank(value) || !isBlank(getValues(name));
        field.onChange(value);
        if (fieldState.invalid) void trigger(name);
      },
      onBlur: () => {
        if (fieldState.invalid || hasHeld.current || !isBlank(getValues(name))) field.onBlur();
      },
      ref,
      errorMessage: message && namedProblem(message, ask),
      isTouched: fieldState.isTouched || fieldState.invalid,
    });
  }
  // Each field checks what its control edits where it is written; here all controls are alike.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Field as unknown as FieldComponent<V>;
}
