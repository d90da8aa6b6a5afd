import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { EmptyState } from '../../packages/ui/src/components/empty-state/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';
import { StillDialog } from '../../packages/ui/src/stories/still.tsx';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name the record, say what will happen, and repeat the verb on the button.',
    good: (
      <StillDialog
        role="alertdialog"
        title="Void transaction 4821?"
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
    dont: 'Don’t ask whether people are sure.',
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
        Warning! Please confirm that you wish to proceed with this action.
      </StillDialog>
    ),
  },
  {
    do: 'Say what’s wrong, whether money moved, and what to do.',
    good: (
      <Banner tone="danger" title="Couldn’t reach the card form">
        Nothing was charged. Check your connection and try again.
      </Banner>
    ),
    dont: 'Don’t show a code people can’t use, or apologize instead.',
    bad: (
      <Banner tone="danger" title="Oops! Error 500">
        We’re sorry, something went wrong. Please try again later.
      </Banner>
    ),
  },
  {
    do: 'Tell people what to enter.',
    good: <TextField label="Cardholder name" errorMessage="Enter the cardholder name." isTouched />,
    dont: 'Don’t blame them.',
    bad: (
      <TextField label="Cardholder name" errorMessage="You entered an invalid value!" isTouched />
    ),
  },
  {
    do: 'Say what will show up here, and when.',
    good: (
      <Card>
        <EmptyState title="No declines yet" headingLevel={3}>
          Declines will show up here as they happen.
        </EmptyState>
      </Card>
    ),
    dont: 'Don’t end a heading with a period, or show only a zero.',
    bad: (
      <Card>
        <EmptyState title="There are no records found." headingLevel={3}>
          0 results
        </EmptyState>
      </Card>
    ),
  },
];
