import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { isRefusal } from './api/refusal.ts';

interface LoadProblemProps {
  /** What could not be shown. */
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Stands in place of what could not be loaded, and loads it again on demand; never what is not permitted. */
export const LoadProblem = ({ title, error, onRetry }: LoadProblemProps) => (
  <EmptyState
    title={title}
    tone="danger"
    {...(!isRefusal(error) && { actions: <Button onPress={onRetry}>Try again</Button> })}
  >
    {error.message}
  </EmptyState>
);
