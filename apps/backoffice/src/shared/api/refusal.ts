import { ApiError } from '@payfac/api';

/** Whether the platform says that this is not the person's to see or do: asking again changes nothing. */
export const isRefusal = (error: Error | null | undefined): boolean =>
  error instanceof ApiError && error.status === 403;

/** There is no such record for this person; asking again finds none either. */
export class RecordMissing extends Error {}

/** Whether there is no such record, or none for this person. */
export const isMissing = (error: Error | null | undefined): boolean =>
  error instanceof RecordMissing || (error instanceof ApiError && error.status === 404);

/** Whether a record is not there for this person, or not any more. */
export const isGone = (error: Error | null | undefined): boolean =>
  isMissing(error) || isRefusal(error);
