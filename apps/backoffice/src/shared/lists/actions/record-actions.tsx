import { Button } from '@payfac/ui/button';
import { Inline } from '@payfac/ui/layout';
import { type RecordActionsProps, useRecordActions } from './use-record-actions.tsx';

/** The actions that this user may take on a record now, as buttons. */
export function RecordActions<R>(props: RecordActionsProps<R>) {
  const { offered, start, opened } = useRecordActions(props);
  return (
    <>
      {offered.length > 0 && (
        <Inline>
          {offered.map((action) => (
            <Button key={action.label} onPress={() => start(action)}>
              {action.label}
            </Button>
          ))}
        </Inline>
      )}
      {opened}
    </>
  );
}
