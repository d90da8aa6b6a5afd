import type { Endpoint } from '../kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { ClientOptions } from './options.ts';

/** Declined, gone, overtaken: the record is not as it was shown. */
const notAsShown: ReadonlySet<number> = new Set([402, 404, 409]);

/** Whether a call that failed may have changed something, or met something that others had changed. */
const mayDiffer = (problem: unknown): boolean =>
  !(problem instanceof ApiError) || problem.isOutcomeUnknown || notAsShown.has(problem.status);

/** Tells the connection's owner what a call that was sent has changed, or may have. */
export function reportChanges(
  { changes = [] }: Endpoint,
  { onChange }: ClientOptions,
  problem?: unknown,
): void {
  if (changes.length > 0 && (problem === undefined || mayDiffer(problem))) onChange?.(changes);
}
