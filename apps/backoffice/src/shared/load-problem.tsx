import { ApiError } from '@payfac/api';
import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';

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

interface LoadProblemProps {
  /** What couldn't be shown. */
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Replaces what couldn't be loaded and offers to try again, unless the user has no permission. */
export const LoadProblem = ({ title, error, onRetry }: LoadProblemProps) => (
  <EmptyState
    title={title}
    tone="danger"
    {...(!isRefusal(error) && { actions: <Button onPress={onRetry}>Try again</Button> })}
  >
    {error.message}
  </EmptyState>
);
