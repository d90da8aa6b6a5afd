import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { useNavigate } from 'react-router-dom';
import { Screen } from './screen.tsx';

interface RecordMissingProps {
  /** The record's noun, such as 'plan'. */
  readonly noun: string;
  /** The address of the list that would contain it. */
  readonly list: string;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A record's page when it isn't found; it doesn't reveal whether the record exists elsewhere. */
export function RecordMissing({ noun, list }: RecordMissingProps) {
  const navigate = useNavigate();
  return (
    <Screen>
      <EmptyState
        title={`${capitalized(noun)} not found`}
        actions={<Button onPress={() => void navigate(list)}>All {noun}s</Button>}
      >
        {`The address may be wrong, or the ${noun} isn’t one of yours.`}
      </EmptyState>
    </Screen>
  );
}
