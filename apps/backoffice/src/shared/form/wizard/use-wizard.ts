import { useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { notify } from '../../notify/notify.ts';
import { useSession } from '../../session/session.ts';
import { serverProblems } from '../problems.ts';
import { type Fields, failureOf, pathOf, useFields } from '../use-fields.ts';
import {
  type AddressChanges,
  checkStep,
  checkWhole,
  furthestStep,
  placeOf,
  type StepId,
  type StepsOf,
  stepIds,
  type WizardSchema,
} from './steps.ts';
import { useStep } from './use-step.ts';
import { useUnsaved } from './use-unsaved.ts';
import { type KeptWizard, wizardDraft } from './wizard-draft.ts';

/** A wizard's values, for its fields. */
export type DraftOf<S extends WizardSchema> =
  z.output<S> extends infer V extends FieldValues ? V : never;

export interface WizardOptions<S extends WizardSchema> {
  readonly steps: StepsOf<S>;
  /** Initial values, such as those saved on an earlier visit. */
  readonly initial?: DefaultValues<DraftOf<S>>;
  /** The furthest step that can be opened at first. Default: the first, or the draft's. */
  readonly reached?: StepId<S>;
  /** Name of the draft in this browser until it is saved. */
  readonly draft: string;
  /** Saves everything after the last step; throwing keeps that step open. */
  readonly finish?: (draft: z.output<S>) => Promise<unknown>;
  /**
   * The draft's path for a problem that the server names. Default: the current step, or another one with a field of
   * that name.
   */
  readonly fieldOf?: (path: string, step: StepId<S>) => string | undefined;
  /** Called when the last step and everything else is saved. */
  readonly onDone: () => void;
  /** Called when the user saves and leaves. */
  readonly onLeave: () => void;
}

export interface WizardHandle<S extends WizardSchema> extends Fields<DraftOf<S>> {
  readonly ids: readonly StepId<S>[];
  readonly labelOf: (step: StepId<S>) => string;
  readonly step: StepId<S>;
  readonly reached: StepId<S>;
  /** Checks and saves the current step; false keeps it open. */
  readonly save: () => Promise<boolean>;
  /** Opens a step. */
  readonly go: (step: StepId<S>) => void;
  readonly finish: () => void;
  readonly saveAndLeave: () => Promise<void>;
  /** Why the step couldn't be saved, if that belongs to no field of it. */
  readonly failure: string | undefined;
  readonly hasUnsaved: boolean;
}

const saved = 'Saved. Pick up where you left off any time.';
const kept = 'Kept in this browser. Passwords and account or ID numbers have to be entered again.';

/** Stored values override a step's initial ones. */
function withKept<V extends FieldValues>(
  ids: readonly string[],
  initial: DefaultValues<V> | undefined,
  begun: KeptWizard | undefined,
): DefaultValues<V> {
  const first: Readonly<Record<string, unknown>> = initial ?? {};
  const parts = ids.map((id) => [id, Object.assign({}, first[id], begun?.parts[id])]);
  // This form filled in the stored values; its check refuses fields that no longer fit.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(parts) as DefaultValues<V>;
}

/**
 * A form in steps over one draft. Each step is checked by its part of the schema when the user goes forward, and saved
 * if it says how; a failed save keeps it open. Unsaved values are stored in this browser, so that the wizard resumes at
 * its step.
 */
export function useWizard<S extends WizardSchema>(
  schema: S,
  options: WizardOptions<S>,
): WizardHandle<S> {
  const { steps, initial, onDone, onLeave } = options;
  const { userId } = useSession();
  const draft = useMemo(() => wizardDraft(userId, options.draft), [userId, options.draft]);
  const ids = useMemo(() => stepIds(schema), [schema]);
  const [begun] = useState(draft.read);
  const [first] = useState(() => withKept<DraftOf<S>>(ids, initial, begun));
  const [shown, setShown] = useState(() => furthestStep(ids, options.reached, begun?.reached));
  const reached = furthestStep(ids, shown, options.reached);
  const { step, go } = useStep(ids, reached);
  const [failure, setFailure] = useState<string>();
  const changes = useRef<AddressChanges>(undefined);
  const isLast = step === ids.at(-1);

  const fields = useFields<DraftOf<S>>(
    (values) => checkWhole(schema, steps, values).problems,
    first,
  );
  const { form, names, leaving, focusFirstProblem } = fields;
  const { getValues, setError, trigger } = form;
  const unsaved = useUnsaved(form, draft, begun, reached);
  const path = pathOf<DraftOf<S>>(step);

  const showProblem = (problem: unknown) => {
    const error = failureOf(problem);
    const { fieldOf = (named, shownStep) => placeOf(schema, shownStep, named) } = options;
    const placed = serverProblems(error).flatMap(({ path: named, message }) => {
      const field = fieldOf(named, step);
      return field === undefined ? [] : [{ field, message }];
    });
    const shownHere = placed.find(({ field }) => [...names.keys()].some((name) => name === field));
    for (const { field, message } of placed) setError(pathOf<DraftOf<S>>(field), { message });
    if (shownHere) focusFirstProblem();
    else setFailure(error.message);
  };

  const checked = () => checkStep(schema, steps[step], step, getValues(path));

  /** Leaving the last step checks everything: it reports what other steps lack and marks them. */
  const isWhole = (): boolean => {
    const { problems } = checkWhole(schema, steps, getValues());
    if (problems.length === 0) return true;
    for (const { path: named, message } of problems) {
      setError(pathOf<DraftOf<S>>(named), { message });
    }
    const broken = ids.filter((id) => problems.some(({ path: at }) => at.startsWith(`${id}.`)));
    setFailure(`Complete these steps first: ${broken.map((id) => steps[id].label).join(', ')}.`);
    return false;
  };

  const keep = async (part: z.output<S>[typeof step]): Promise<void> => {
    changes.current = await steps[step].save?.(part);
    if (!isLast || !options.finish) return;
    const { whole } = checkWhole(schema, steps, getValues());
    if (whole) await options.finish(whole);
  };

  const save = async (): Promise<boolean> => {
    setFailure(undefined);
    const isRight = await trigger(path);
    const result = checked();
    if (!isRight || !result.ok) {
      focusFirstProblem();
      return false;
    }
    if (isLast && !isWhole()) return false;
    try {
      await keep(result.part);
    } catch (error) {
      showProblem(error);
      return false;
    }
    if (steps[step].save) unsaved.markSaved(step);
    return true;
  };

  const leave = () => {
    leaving.allow();
    onLeave();
  };
  return {
    ...fields,
    ids,
    labelOf: (id) => steps[id].label,
    step,
    reached,
    save,
    go: (to) => {
      setShown(furthestStep(ids, reached, to));
      setFailure(undefined);
      go(to, changes.current);
    },
    finish: () => {
      leaving.allow();
      draft.drop();
      onDone();
    },
    saveAndLeave: async () => {
      const isSaved = !isLast && steps[step].save !== undefined && checked().ok;
      if (isSaved && unsaved.has(step) && !(await save())) return;
      notify('success', unsaved.has(step) ? kept : saved);
      leave();
    },
    failure,
    hasUnsaved: unsaved.isAny,
  };
}
