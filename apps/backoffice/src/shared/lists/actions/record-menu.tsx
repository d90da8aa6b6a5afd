import { Button } from '@payfac/ui/button';
import { Menu } from '@payfac/ui/menu';
import { useState } from 'react';
import { type RecordActionsProps, useRecordActions } from './record-actions.tsx';

/** The actions that this user may take on a record now, in a menu that opens when it appears. */
export function RecordMenu<R>(props: RecordActionsProps<R>) {
  const { offered, start, opened } = useRecordActions(props);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {offered.length > 0 && (
        <Menu
          label={`Actions for ${props.name}`}
          placement="bottom end"
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={<Button>Actions</Button>}
          entries={offered.map((action) => ({
            id: action.label,
            label: action.label,
            tone: action.tone ?? 'neutral',
            onAction: () => start(action),
          }))}
        />
      )}
      {opened}
    </>
  );
}
