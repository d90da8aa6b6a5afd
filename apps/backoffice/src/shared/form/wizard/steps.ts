import type { FieldProblem } from '@payfac/domain/validation';
import type { DeepPartial } from 'react-hook-form';
import type * as z from 'zod/mini';
import { checkBody, filledIn } from '../body.ts';

/** A wizard's values: one object with a part for each step, in order. */
export type WizardSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

export type StepId<S extends WizardSchema> = Extract<keyof z.output<S>, string>;

/** Address parameters other than the step after a step is saved, such as the new record's id. */
export type AddressChanges = Readonly<Record<string, string>>;

export interface StepOptions<P> {
  readonly label: string;
  /**
   * Saves the step; throwing keeps the step open. Returns new address parameters.
   * Default: the step is kept in the draft until the last one saves everything.
   */
  readonly save?: (part: P) => Promise<AddressChanges | undefined>;
  /** Additional checks of this step, given its values so far. Paths are within the step. */
  readonly check?: (part: DeepPartial<P>) => readonly FieldProblem[];
}

export type StepsOf<S extends WizardSchema> = {
  readonly [K in StepId<S>]: StepOptions<z.output<S>[K]>;
};

/** The steps' ids, in order. */
export const stepIds = <S extends WizardSchema>(schema: S): readonly StepId<S>[] =>
  // The keys of the schema's own shape, which are also the keys of its output.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(schema.shape) as StepId<S>[];

/** The step of a call's problem: the current one, or else the first that has such a field. */
export function placeOf(schema: WizardSchema, shown: string, path: string): string | undefined {
  const [field = ''] = path.split('.');
  const has = (step: string) => {
    const of = schema.shape[step];
    return of !== undefined && 'shape' in of && Object.hasOwn(Object(of.shape), field);
  };
  const step = [shown, ...Object.keys(schema.shape)].find(has);
  return step === undefined ? undefined : `${step}.${path}`;
}

export type CheckedStep<P> =
  | { readonly ok: true; readonly part: P }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Checks one step by its schema and its additional checks, together. */
export function checkStep<S extends WizardSchema, K extends StepId<S>>(
  schema: S,
  { check }: StepOptions<z.output<S>[K]>,
  step: K,
  values: unknown,
): CheckedStep<z.output<S>[K]> {
  const of = schema.shape[step];
  if (!of) throw new Error(`There is no step ${step}.`);
  const result = checkBody(of, values);
  // The filled-in values of the part, which the compiler can't infer from an unchecked object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const own = check?.((filledIn(values) ?? {}) as DeepPartial<z.output<S>[K]>) ?? [];
  if (!result.ok) {
    const isNew = ({ path }: FieldProblem) => !result.problems.some((each) => each.path === path);
    return { ok: false, problems: [...result.problems, ...own.filter(isNew)] };
  }
  // The part of the output under the step's key, which the compiler can't infer from an index.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const part = result.body as z.output<S>[K];
  return own.length > 0 ? { ok: false, problems: own } : { ok: true, part };
}

/** The furthest of some steps; an unknown one counts as the first. */
export function furthestStep<Id extends string>(
  ids: readonly Id[],
  ...steps: readonly (string | undefined)[]
): Id {
  const furthest = ids[Math.max(0, ...steps.map((step) => ids.findIndex((id) => id === step)))];
  if (furthest === undefined) throw new Error('A wizard has steps.');
  return furthest;
}

interface CheckedWhole<S extends WizardSchema> {
  /** Paths start with the step. */
  readonly problems: readonly FieldProblem[];
  /** All parts, when none has a problem. */
  readonly whole?: z.output<S>;
}

/** Checks every step. A step without any value is an empty part, not a missing one. */
export function checkWhole<S extends WizardSchema>(
  schema: S,
  steps: StepsOf<S>,
  values: Readonly<Record<string, unknown>>,
): CheckedWhole<S> {
  const problems: FieldProblem[] = [];
  const parts: Record<string, unknown> = {};
  for (const id of stepIds(schema)) {
    const result = checkStep(schema, steps[id], id, values[id]);
    if (result.ok) parts[id] = result.part;
    else
      for (const { path, message } of result.problems)
        problems.push({ path: `${id}.${path}`, message });
  }
  if (problems.length > 0) return { problems };
  // Each part was checked by its own schema under its own key.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { problems, whole: parts as z.output<S> };
}
