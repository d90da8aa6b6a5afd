import { ApiError } from '@payfac/api';

/** Whether the platform says that this is not the person's to see or do: asking again changes nothing. */
export const isRefusal = (error: Error | null | undefined): boolean =>
  error instanceof ApiError && error.status === 403;

/** Whether a record is not there for this person, or not any more. */
export const isGone = (error: Error | null | undefined): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
