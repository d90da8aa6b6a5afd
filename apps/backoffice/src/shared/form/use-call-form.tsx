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
  /** The fields' initial values. */
  readonly initial?: DefaultValues<BodyOf<E>>;
  readonly call: (body: z.output<E['body']>) => Promise<T>;
  readonly onDone: (result: T) => void;
  /** Stores the form under this name until it is saved, across reloads and session ends. */
  readonly draft?: string;
  /**
   * Additional checks of this form. They run together with the schema's, so they get only the valid, filled-in values:
   * any field may be missing.
   */
  readonly check?: (filled: Filled<z.output<E['body']>>) => readonly FieldProblem[];
  /** The field that an error is about, by its code, if the server names none. */
  readonly fieldOfCode?: Readonly<Record<string, string>>;
}

export interface CallFormHandle<E extends WithBody> extends Fields<BodyOf<E>> {
  /** @param onProblems called when there are problems, to show them elsewhere, such as in fields of another window. */
  readonly submit: (onProblems?: () => void) => void;
  /** An error that belongs to no field. */
  readonly failure: Failure | undefined;
  /** Whether the entered values outlive the page. */
  readonly isKept: boolean;
  /** Discards the stored values, when the user leaves them on purpose. */
  readonly discard: () => void;
}

/**
 * A form that edits a call's body. The call's own schema checks it; the server's problems show at their fields, and the
 * first one gets the focus; other errors show above the fields.
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
  const fields = useFields<BodyOf<E>>((values) => {
    const result = checkBody<E['body']>(endpoint.body, values);
    const problems = result.ok ? [] : result.problems;
    return check ? [...problems, ...check(result.filled)] : problems;
  }, initial);
  const { form, names, leaving, focusFirstProblem } = fields;
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
    for (const { name, message } of known) setError(name, { message });
    if (known.length === 0) setFailure(error);
    else focusFirstProblem();
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

  /** A second press before the first has a response sends nothing. */
  const submit = (onProblems?: () => void) => {
    if (isSending.current) return;
    isSending.current = true;
    const refuse = () => {
      onProblems?.();
      focusFirstProblem();
    };
    void handleSubmit(save, refuse)().finally(() => {
      isSending.current = false;
    });
  };
  const discard = () => draft?.drop();
  return { ...fields, submit, failure, isKept: draft !== undefined, discard };
}
