import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillDialog } from '../../stories/still.tsx';
import { Button } from '../button/index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name the record in the question, say what will happen, and put the action on the button.',
    good: (
      <StillDialog
        role="alertdialog"
        title="Void $124.80 to Blue Door Cafe?"
        footer={
          <>
            <Button>Don’t void</Button>
            <Button variant="danger">Void transaction</Button>
          </>
        }
      >
        The cardholder won’t be charged. This can’t be undone.
      </StillDialog>
    ),
    dont: 'Don’t write “Are you sure?”, “Yes”, or “No”.',
    bad: (
      <StillDialog
        role="alertdialog"
        title="Are you sure?"
        footer={
          <>
            <Button>No</Button>
            <Button variant="danger">Yes</Button>
          </>
        }
      >
        Do you really want to continue?
      </StillDialog>
    ),
  },
];
