import { notCents } from '@payfac/domain/money';
import {
  type FieldProblem,
  fieldProblems,
  missingValue,
  wrongValue,
} from '@payfac/domain/validation';
import * as z from 'zod/mini';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What was filled in. '' and null mean 'nothing yet' and are left out, and so is an object of which
 * nothing is left. An array's places are its rows and stay; an empty row lacks all of its fields.
 */
export function filledIn(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined;
  if (Array.isArray(value)) {
    return value.map((row) => filledIn(row) ?? (isPlain(row) ? {} : undefined));
  }
  if (!isPlain(value)) return value;
  const kept = Object.entries(value)
    .map(([key, part]) => [key, filledIn(part)] as const)
    .filter(([, part]) => part !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Whether nothing is filled in, nor any row of a list. */
export const isBlank = (value: unknown): boolean =>
  filledIn(value) === undefined || (Array.isArray(value) && value.length === 0);

type Single = string | number | boolean | bigint | Date | Blob;

/** Of a body, what is filled in and fits: any field may be missing, and every row stays in its place. */
export type Filled<T> = T extends Single
  ? T
  : T extends readonly (infer Row)[]
    ? Filled<Row>[]
    : T extends object
      ? { [K in keyof T]?: Filled<T[K]> }
      : T;

export type Checked<T> =
  | { readonly ok: true; readonly body: T; readonly filled: Filled<T> }
  | {
      readonly ok: false;
      readonly problems: readonly FieldProblem[];
      readonly filled: Filled<T>;
    };

type Reported = Parameters<typeof fieldProblems>[0];

/** Words about what a value should be, not about its absence. */
const ofValues: ReadonlySet<string> = new Set([wrongValue, notCents]);

/** Whether an issue has no words of its own for a value that isn't there. */
const isUnsaid = ({ code, message }: Reported['issues'][number]): boolean =>
  code !== 'custom' || ofValues.has(message);

/**
 * A choice that wasn't made or an amount that wasn't entered is missing like any other value: what it
 * may be stands in its field.
 */
const withMissing = (body: unknown, { issues }: Reported): Reported => ({
  issues: issues.map((issue) => {
    return isUnsaid(issue) && at(body, issue.path) === undefined
      ? { path: issue.path, message: missingValue }
      : issue;
  }),
});

/** A copy in which what stands at a path is another value; a row that goes leaves its place. */
function changed(value: unknown, [key, ...rest]: readonly PropertyKey[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((row: unknown, index) =>
      index === Number(key) ? (changed(row, rest, to) ?? {}) : row,
    );
  }
  if (!isPlain(value)) return value;
  const { [String(key)]: at, ...others } = value;
  const next = changed(at, rest, to);
  return next === undefined ? others : { ...others, [String(key)]: next };
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined),
    value,
  );

/**
 * Checks what was filled in by the call's own schema, in code's types: cents and dates, as the client
 * takes them. The sentences are the domain's. A part such as an address of which nothing is filled in
 * lacks each of its fields.
 */
export function checkBody<S extends z.ZodMiniType>(
  schema: S,
  values: unknown,
): Checked<z.output<S>> {
  const check = (body: unknown) => {
    // Encoding checks a value in code's types; what it writes for the wire is the client's business.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const typed = body as z.output<S>;
    return { typed, result: z.safeEncode(schema, typed) };
  };
  const body = filledIn(values) ?? {};
  const { typed, result } = check(body);
  // What fits is typed; what doesn't was taken out.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const filledOf = (fitting: unknown) => fitting as Filled<z.output<S>>;
  if (result.success) return { ok: true, body: typed, filled: filledOf(typed) };
  const emptied = result.error.issues.filter(
    ({ path }) => path.length > 0 && at(body, path) === undefined && isPlain(at(values, path)),
  );
  if (emptied.length > 0) {
    const parts = emptied.reduce<unknown>((whole, { path }) => changed(whole, path, {}), body);
    const { error } = check(parts).result;
    if (error) return refuse(body, error);
  }
  return refuse(body, result.error);

  function refuse(checked: unknown, error: Reported): Checked<z.output<S>> {
    const fitting = error.issues.reduce<unknown>(
      (whole, { path }) => (path.length > 0 ? changed(whole, path, undefined) : whole),
      body,
    );
    const problems = fieldProblems(withMissing(checked, error));
    return { ok: false, problems, filled: filledOf(fitting) };
  }
}
