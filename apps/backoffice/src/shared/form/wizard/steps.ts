import type { FieldProblem } from '@payfac/domain/validation';
import type { DeepPartial } from 'react-hook-form';
import type * as z from 'zod/mini';
import { checkBody, filledIn } from '../body.ts';

/** What a wizard fills in: one object with a part for each step, in the order of the steps. */
export type WizardSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

export type StepId<S extends WizardSchema> = Extract<keyof z.output<S>, string>;

/** What an address says besides the step once a step is saved, such as the id it was given. */
export type AddressChanges = Readonly<Record<string, string>>;

export interface StepOptions<P> {
  readonly label: string;
  /**
   * Saves the step; what it throws keeps the step open. Returns what the address says from then on.
   * Default: the step is kept in the draft until the last one saves the whole.
   */
  readonly save?: (part: P) => Promise<AddressChanges | undefined>;
  /**
   * What this step alone asks for, besides its schema, given what is filled in so far. Paths are
   * within the step.
   */
  readonly check?: (part: DeepPartial<P>) => readonly FieldProblem[];
}

export type StepsOf<S extends WizardSchema> = {
  readonly [K in StepId<S>]: StepOptions<z.output<S>[K]>;
};

/** The steps in their order. */
export const stepIds = <S extends WizardSchema>(schema: S): readonly StepId<S>[] =>
  // The keys of the schema's own shape, which its output has as well.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(schema.shape) as StepId<S>[];

/** Where a problem of a call belongs: in the step shown, else in the first that has such a field. */
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

/** Checks what one step holds, by its schema and by what it asks for besides: all is said at once. */
export function checkStep<S extends WizardSchema, K extends StepId<S>>(
  schema: S,
  { check }: StepOptions<z.output<S>[K]>,
  step: K,
  values: unknown,
): CheckedStep<z.output<S>[K]> {
  const of = schema.shape[step];
  if (!of) throw new Error(`There is no step ${step}.`);
  const result = checkBody(of, values);
  // What is filled in of the part, which an unchecked object cannot tell the compiler.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const own = check?.((filledIn(values) ?? {}) as DeepPartial<z.output<S>[K]>) ?? [];
  if (!result.ok) {
    const isNew = ({ path }: FieldProblem) => !result.problems.some((each) => each.path === path);
    return { ok: false, problems: [...result.problems, ...own.filter(isNew)] };
  }
  // The part of the whole's output under the step's key, which an index cannot tell the compiler.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const part = result.body as z.output<S>[K];
  return own.length > 0 ? { ok: false, problems: own } : { ok: true, part };
}

/** The furthest of some steps; one that there is not counts as the first. */
export function furthestStep<Id extends string>(
  ids: readonly Id[],
  ...steps: readonly (string | undefined)[]
): Id {
  const furthest = ids[Math.max(0, ...steps.map((step) => ids.findIndex((id) => id === step)))];
  if (furthest === undefined) throw new Error('A wizard has steps.');
  return furthest;
}

interface CheckedWhole<S extends WizardSchema> {
  /** With the step in front of their paths. */
  readonly problems: readonly FieldProblem[];
  /** All parts, where none has a problem. */
  readonly whole?: z.output<S>;
}

/** Checks every step. A step in which nothing is filled in is an empty part, not a missing one. */
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
