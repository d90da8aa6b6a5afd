import { ApiError } from '@payfac/api';
import type { FieldProblem } from '@payfac/domain/validation';
import { useEffect, useMemo, useState } from 'react';
import { type DefaultValues, type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { NeverArrived } from '../money-move/move-once.ts';
import { queryClient } from '../query/client.ts';
import { useSession } from '../session/session.ts';
import { checkBody } from './body.ts';
import { draftOf } from './drafts.ts';
import { type BodyOf, boundField, type FieldComponent, type WithBody } from './field.tsx';
import { refused, serverProblems } from './problems.ts';

export interface CallFormOptions<E extends WithBody, T> {
  /** What the fields begin with. */
  readonly initial?: DefaultValues<BodyOf<E>>;
  readonly call: (body: z.output<E['body']>) => Promise<T>;
  readonly onDone: (result: T) => void;
  /** Keeps what is filled in under this name until it is saved: through reloads and session ends. */
  readonly draft?: string;
  /** First parts of the query keys that the call makes stale. */
  readonly invalidates?: readonly string[];
  /** What this form alone asks for, besides the call's schema. */
  readonly check?: (body: z.output<E['body']>) => readonly FieldProblem[];
}

export interface CallFormHandle<E extends WithBody> {
  /** A field of this form: `<Field name="business.phone" as={Phone} label="Phone" />`. */
  readonly Field: FieldComponent<BodyOf<E>>;
  readonly form: UseFormReturn<BodyOf<E>>;
  readonly submit: () => void;
  /** What went wrong that belongs to no field. */
  readonly failure: string | undefined;
}

/**
 * A form that edits a call's body. It is checked by the call's own schema; the server's problems stand
 * on their fields, the first of them focused; what belongs to no field stands above them.
 */
export function useCallForm<E extends WithBody, T>(
  endpoint: E,
  options: CallFormOptions<E, T>,
): CallFormHandle<E> {
  const { initial, call, onDone, invalidates = [], check } = options;
  const { userId } = useSession();
  const draft = useMemo(
    () => (options.draft === undefined ? undefined : draftOf(userId, options.draft)),
    [userId, options.draft],
  );
  const [failure, setFailure] = useState<string>();
  const [names] = useState(() => new Set<FieldPath<BodyOf<E>>>());
  const form = useForm<BodyOf<E>>({
    mode: 'onTouched',
    ...(initial && { defaultValues: initial }),
    resolver: (values) => {
      const result = checkBody<E['body']>(endpoint.body, values);
      const problems = result.ok ? (check?.(result.body) ?? []) : result.problems;
      return problems.length > 0 ? refused(problems) : { values, errors: {} };
    },
  });
  const { control, handleSubmit, setError, subscribe, reset, getValues } = form;

  useEffect(() => {
    if (!draft) return;
    const kept = draft.read();
    if (typeof kept === 'object' && kept !== null) {
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.write(values),
    });
  }, [draft, reset, getValues, subscribe]);

  const show = (error: unknown) => {
    if (!(error instanceof ApiError || error instanceof NeverArrived)) throw error;
    const known = serverProblems(error).flatMap(({ path, message }) => {
      const name = [...names].find((each) => each === path);
      return name ? [{ name, message }] : [];
    });
    for (const [index, { name, message }] of known.entries()) {
      setError(name, { message }, { shouldFocus: index === 0 });
    }
    if (known.length === 0) setFailure(error.message);
  };

  const save = async (values: unknown) => {
    setFailure(undefined);
    const result = checkBody<E['body']>(endpoint.body, values);
    if (!result.ok) return;
    let answer: T;
    try {
      answer = await call(result.body);
    } catch (error) {
      return show(error);
    }
    for (const key of invalidates) void queryClient.invalidateQueries({ queryKey: [key] });
    reset(getValues());
    draft?.drop();
    onDone(answer);
  };

  const submit = () => void handleSubmit(save)();
  const Field = useMemo(() => boundField(control, names), [control, names]);
  return { form, Field, submit, failure };
}
