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
 * The filled-in part of a value. '' and null mean 'nothing yet' and are left out, and so is an object with nothing
 * left. An array keeps its positions, which are its rows; an empty row lacks all of its fields.
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

/** Whether nothing is filled in, in no row either. */
export const isBlank = (value: unknown): boolean =>
  filledIn(value) === undefined || (Array.isArray(value) && value.length === 0);

type Single = string | number | boolean | bigint | Date | Blob;

/** The valid, filled-in part of a body: any field may be missing, and every row keeps its position. */
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

/** Messages about a value's form, not about its absence. */
const ofValues: ReadonlySet<string> = new Set([wrongValue, notCents]);

/** Whether an issue has no message of its own for a missing value. */
const isUnsaid = ({ code, message }: Reported['issues'][number]): boolean =>
  code !== 'custom' || ofValues.has(message);

/** A missing choice or amount gets the message for a missing value, like any other; its field shows what is allowed. */
const withMissing = (body: unknown, { issues }: Reported): Reported => ({
  issues: issues.map((issue) => {
    return isUnsaid(issue) && at(body, issue.path) === undefined
      ? { path: issue.path, message: missingValue }
      : issue;
  }),
});

/** A copy with another value at a path; a removed row leaves its position empty. */
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
 * Checks the filled-in values by the call's own schema in its decoded types (cents and dates, as the client takes
 * them), with the domain's messages. An object without any filled-in field, such as an address, lacks each of its
 * fields.
 */
export function checkBody<S extends z.ZodMiniType>(
  schema: S,
  values: unknown,
): Checked<z.output<S>> {
  const check = (body: unknown) => {
    // Encoding checks a decoded value; the encoded result is the client's concern.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const typed = body as z.output<S>;
    return { typed, result: z.safeEncode(schema, typed) };
  };
  const body = filledIn(values) ?? {};
  const { typed, result } = check(body);
  // Valid values are typed; invalid ones were removed.
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
