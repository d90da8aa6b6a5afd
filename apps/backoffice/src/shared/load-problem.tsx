import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { isRefusal } from './api/refusal.ts';

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
