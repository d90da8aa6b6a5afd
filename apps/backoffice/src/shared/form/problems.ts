import { ApiError } from '@payfac/api';
import type { FieldProblem } from '@payfac/domain/validation';
import type { FieldValues, ResolverResult } from 'react-hook-form';

/** RHF's tree of errors from flat paths: `{ business: { phone: { message } } }`. */
export function errorTree(problems: readonly FieldProblem[]): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const { path, message } of problems) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    let at = tree;
    for (const part of parts) {
      const inner = at[part];
      const next: Record<string, unknown> =
        typeof inner === 'object' && inner !== null ? { ...inner } : {};
      at[part] = next;
      at = next;
    }
    at[last] ??= { type: 'invalid', message };
  }
  return tree;
}

/** The result of a resolver that found problems. */
export const refused = <V extends FieldValues>(
  problems: readonly FieldProblem[],
): ResolverResult<V> => ({
  values: {},
  // The tree has the shape of the values, which paths cannot tell the compiler.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  errors: errorTree(problems) as ResolverResult<V>['errors'],
});

/** What the server says of single fields, by their paths in the body. */
export const serverProblems = (error: unknown): readonly FieldProblem[] =>
  error instanceof ApiError
    ? (error.detail?.errors ?? []).map(({ path, message }) => ({
        path: path.replace(/^body\./, ''),
        message,
      }))
    : [];
