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

/** Whether leaving a form asks first. Read when somebody leaves, also before the next rendering. */
export interface Leaving {
  readonly isFree: () => boolean;
  /** The work is done, or is meant to be left: nothing is asked. */
  readonly allow: () => void;
  /** Something was changed again. */
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
  /** The fields that are shown, with what each says while it is empty. */
  readonly names: ReadonlyMap<FieldPath<V>, string>;
  readonly leaving: Leaving;
}

// Paths of problems are paths of the form's values, which text cannot tell the compiler.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const pathOf = <V extends FieldValues>(path: string) => path as FieldPath<V>;

/** The fields of a form: their values, who checks them, and the component that binds a control to one. */
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
      // The library checks all rows once one is added, which nobody has had the time to fill in.
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

/** A failure that a form shows. @throws what is none: a fault of ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError || error instanceof NeverArrived) return error;
  if (error instanceof Refusal) return error;
  throw error;
}
