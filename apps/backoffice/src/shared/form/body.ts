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
export const saysNothing = (value: unknown): boolean =>
  filledIn(value) === undefined || (Array.isArray(value) && value.length === 0);

export type Checked<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

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
    const at = issue.path.reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined),
      body,
    );
    return isUnsaid(issue) && at === undefined
      ? { path: issue.path, message: missingValue }
      : issue;
  }),
});

/**
 * Checks what was filled in by the call's own schema, in code's types: cents and dates, as the client
 * takes them. The sentences are the domain's.
 */
export function checkBody<S extends z.ZodMiniType>(
  schema: S,
  values: unknown,
): Checked<z.output<S>> {
  const body = filledIn(values) ?? {};
  // Encoding checks a value in code's types; what it writes for the wire is the client's business.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const typed = body as z.output<S>;
  const result = z.safeEncode(schema, typed);
  return result.success
    ? { ok: true, body: typed }
    : { ok: false, problems: fieldProblems(withMissing(body, result.error)) };
}
