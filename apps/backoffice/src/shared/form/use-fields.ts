import { ApiError } from '@payfac/api';
import type { FieldProblem } from '@payfac/domain/validation';
import { useEffect, useMemo, useReducer, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { NeverArrived } from '../money-move/send-attempt.ts';
import { boundField, type FieldComponent, type Inputs, unreadIn } from './field.tsx';
import { Refusal, refused } from './problems.ts';

/** Whether leaving the form asks first. Read at the moment of leaving, even before the next render. */
export interface Leaving {
  readonly isFree: () => boolean;
  /** The form was saved or discarded: leaving doesn't ask. */
  readonly allow: () => void;
  /** The form was changed again. */
  readonly ask: () => void;
}

function newLeaving(): Leaving {
  let isFree = false;
  const set = (value: boolean) => () => {
    isFree = value;
  };
  return { isFree: () => isFree, allow: set(true), ask: set(false) };
}

/** The first control with a problem in the order of the page: a field, or another control of the fields' form. */
function firstProblem(fields: readonly Element[]): HTMLElement | undefined {
  const forms = new Set(fields.map((field) => field.closest('form')));
  const [first] = [...fields, ...[...forms].flatMap((form) => [...(form?.elements ?? [])])]
    .filter((control) => control instanceof HTMLElement)
    .filter((control) => control.closest('[aria-invalid=true]'))
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  return first;
}

export interface Fields<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** A field of this form: `<Field name="business.phone" as={Phone} label="Phone" />`. */
  readonly Field: FieldComponent<V>;
  /** The visible fields, each with its message for an empty value. */
  readonly names: ReadonlyMap<FieldPath<V>, string>;
  readonly leaving: Leaving;
  /** Focuses the first visible field with a problem, in the order of the page. */
  readonly focusFirstProblem: () => void;
}

// Problems' paths are paths of the form's values, which the compiler can't infer from text.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const pathOf = <V extends FieldValues>(path: string) => path as FieldPath<V>;

/** A form's fields: their values, their checks, and the component that binds a control to one. */
export function useFields<V extends FieldValues>(
  problemsOf: (values: V) => readonly FieldProblem[],
  initial: DefaultValues<V> | undefined,
): Fields<V> {
  const [names] = useState(() => new Map<FieldPath<V>, string>());
  const [inputs] = useState((): Inputs<V> => new Map());
  const [leaving] = useState(newLeaving);
  const form: UseFormReturn<V> = useForm<V>({
    mode: 'onTouched',
    // The library's order is that in which fields were first shown.
    shouldFocusError: false,
    ...(initial && { defaultValues: initial }),
    resolver: (values, _, { names: asked = [] }) => {
      // The library checks all rows when one is added, before the user can fill them in.
      const paths = asked.map((name) => pathOf<V>(name));
      const isOfRows =
        paths.length === 1 &&
        paths.every((path) => !names.has(path) && Array.isArray(form.getValues(path)));
      const problems = [...unreadIn(inputs), ...problemsOf(values)].filter(
        ({ path }) => !isOfRows || form.getFieldState(pathOf<V>(path)).invalid,
      );
      return problems.length > 0 ? refused(problems) : { values, errors: {} };
    },
  });
  const Field = useMemo(() => boundField(form, names, inputs), [form, names, inputs]);
  const [asked, focusFirstProblem] = useReducer((times: number) => times + 1, 0);
  // Drawn with the problems; a moment later, parts that hide one are open.
  useEffect(() => {
    if (asked > 0) setTimeout(() => firstProblem([...inputs.values()])?.focus());
  }, [asked, inputs]);
  return { form, Field, names, leaving, focusFirstProblem };
}

export type Failure = ApiError | NeverArrived | Refusal;

/** An error that a form shows. @throws any other error: a bug. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError || error instanceof NeverArrived) return error;
  if (error instanceof Refusal) return error;
  throw error;
}
