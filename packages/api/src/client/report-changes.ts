import type { Endpoint } from '../kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { ClientOptions } from './options.ts';

/** Declined, gone or conflicting: the record isn't as it was shown. */
const notAsShown: ReadonlySet<number> = new Set([402, 404, 409]);

/** Whether a failed call may have changed something, or found a record that another user had changed. */
const mayDiffer = (problem: unknown): boolean =>
  !(problem instanceof ApiError) || problem.isOutcomeUnknown || notAsShown.has(problem.status);

/** Reports to the connection's owner what a sent call changed, or may have changed. */
export function reportChanges(
  { changes = [] }: Endpoint,
  { onChange }: ClientOptions,
  problem?: unknown,
): void {
  if (changes.length > 0 && (problem === undefined || mayDiffer(problem))) onChange?.(changes);
}
