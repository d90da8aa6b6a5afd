import { ApiError } from '@payfac/api';

/** Whether the platform refused access; asking again changes nothing. */
export const isRefusal = (error: Error | null | undefined): boolean =>
  error instanceof ApiError && error.status === 403;

/** The user has no such record; asking again doesn't find it either. */
export class RecordMissing extends Error {}

/** Whether the record doesn't exist for this user. */
export const isMissing = (error: Error | null | undefined): boolean =>
  error instanceof RecordMissing || (error instanceof ApiError && error.status === 404);

/** Whether the record doesn't exist for this user, or no longer does. */
export const isGone = (error: Error | null | undefined): boolean =>
  isMissing(error) || isRefusal(error);
