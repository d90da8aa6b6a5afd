import type { FieldProblem } from '@payfac/domain/validation';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSession } from '../session/session.ts';
import { checkBody, type Filled } from './body.ts';
import { draftOf } from './drafts.ts';
import type { BodyOf, WithBody } from './field.tsx';
import { serverProblems } from './problems.ts';
import { type Failure, type Fields, failureOf, useFields } from './use-fields.ts';

export interface CallFormOptions<E extends WithBody, T> {
  /** What the fields begin with. */
  readonly initial?: DefaultValues<BodyOf<E>>;
  readonly call: (body: z.output<E['body']>) => Promise<T>;
  readonly onDone: (result: T) => void;
  /** Keeps what is filled in under this name until it is saved: through reloads and session ends. */
  readonly draft?: string;
  /**
   * What this form alone asks for, besides the call's schema. It is told with what the schema says, and so
   * takes what is filled in and fits: any field may be missing.
   */
  readonly check?: (filled: Filled<z.output<E['body']>>) => readonly FieldProblem[];
  /** The field that a refusal is about, by its code, where the server names none. */
  readonly fieldOfCode?: Readonly<Record<string, string>>;
}

export interface CallFormHandle<E extends WithBody> extends Fields<BodyOf<E>> {
  /** @param onProblems what else shows what is wrong with it, such as fields of another window. */
  readonly submit: (onProblems?: () => void) => void;
  /** What went wrong that belongs to no field. */
  readonly failure: Failure | undefined;
  /** Whether what is filled in outlives the page. */
  readonly isKept: boolean;
  /** Forgets what is filled in, where somebody leaves it on purpose. */
  readonly discard: () => void;
}

/**
 * A form that edits a call's body. It is checked by the call's own schema; the server's problems stand
 * on their fields, the first of them focused; what belongs to no field stands above them.
 */
export function useCallForm<E extends WithBody, T>(
  endpoint: E,
  options: CallFormOptions<E, T>,
): CallFormHandle<E> {
  const { initial, call, onDone, check, fieldOfCode } = options;
  const { userId } = useSession();
  const draft = useMemo(
    () => (options.draft === undefined ? undefined : draftOf(userId, options.draft)),
    [userId, options.draft],
  );
  const [failure, setFailure] = useState<Failure>();
  const isSending = useRef(false);
  const { form, Field, names, leaving } = useFields<BodyOf<E>>((values) => {
    const result = checkBody<E['body']>(endpoint.body, values);
    const problems = result.ok ? [] : result.problems;
    return check ? [...problems, ...check(result.filled)] : problems;
  }, initial);
  const { handleSubmit, setError, subscribe, reset, getValues } = form;

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

  const show = (problem: unknown) => {
    const error = failureOf(problem);
    const known = serverProblems(error, fieldOfCode).flatMap(({ path, message }) => {
      const name = [...names.keys()].find((each) => each === path);
      return name ? [{ name, message }] : [];
    });
    for (const [index, { name, message }] of known.entries()) {
      setError(name, { message }, { shouldFocus: index === 0 });
    }
    if (known.length === 0) setFailure(error);
  };

  const save = async (values: unknown) => {
    setFailure(undefined);
    const result = checkBody<E['body']>(endpoint.body, values);
    if (!result.ok) return;
    let response: T;
    try {
      response = await call(result.body);
    } catch (error) {
      return show(error);
    }
    leaving.allow();
    reset(getValues());
    draft?.drop();
    onDone(response);
  };

  /** A second press before the first has an answer sends nothing. */
  const submit = (onProblems?: () => void) => {
    if (isSending.current) return;
    isSending.current = true;
    void handleSubmit(save, onProblems)().finally(() => {
      isSending.current = false;
    });
  };
  const discard = () => draft?.drop();
  return { form, Field, names, leaving, submit, failure, isKept: draft !== undefined, discard };
}
