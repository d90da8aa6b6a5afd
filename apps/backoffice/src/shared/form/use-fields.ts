import { ApiError } from '@payfac/api';
import type { FieldProblem } from '@payfac/domain/validation';
import { useMemo, useState } from 'react';
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

export interface Fields<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** A field of this form: `<Field name="business.phone" as={Phone} label="Phone" />`. */
  readonly Field: FieldComponent<V>;
  /** The visible fields, each with its message for an empty value. */
  readonly names: ReadonlyMap<FieldPath<V>, string>;
  readonly leaving: Leaving;
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
  return { form, Field, names, leaving };
}

export type Failure = ApiError | NeverArrived | Refusal;

/** An error that a form shows. @throws any other error: a bug. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError || error instanceof NeverArrived) return error;
  if (error instanceof Refusal) return error;
  throw error;
}
