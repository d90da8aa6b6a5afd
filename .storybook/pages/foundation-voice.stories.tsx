import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { ConfirmDialog } from '../../packages/ui/src/components/confirm-dialog/index.ts';
import { EmptyState } from '../../packages/ui/src/components/empty-state/index.ts';
import { Grid, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';

const meta = { title: 'Foundations/Voice' } satisfies Meta;
export default meta;

/** The question names the record, the text says what follows, the button repeats the verb. */
function Void() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>Void transaction</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Void transaction 4821?"
        confirmLabel="Void transaction"
        cancelLabel="Don’t void"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      >
        The cardholder won’t be charged. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}

export const InPlace: StoryObj = {
  render: () => (
    <Grid column="lg" gap="lg" isStretched>
      <Card title="A field and its button" headingLevel={3}>
        <Stack gap="md" align="start">
          <TextField
            label="Cardholder name"
            description="As it is printed on the card."
            errorMessage="Enter the cardholder name."
            isTouched
          />
          <Void />
        </Stack>
      </Card>
      <Card title="A list with nothing in it" headingLevel={3}>
        <EmptyState title="No declines yet" headingLevel={3}>
          Declines will show up here as they happen.
        </EmptyState>
      </Card>
    </Grid>
  ),
};

export const Outcomes: StoryObj = {
  render: () => (
    <Stack gap="md">
      <Banner tone="success">Refunded $10.00 on txn_0042</Banner>
      <Banner tone="warning" title="Awaiting processor">
        We haven’t heard back. We’re checking the result: don’t run the card again.
      </Banner>
      <Banner tone="danger" title="Couldn’t reach the card form">
        Nothing was charged. Check your connection and try again.
      </Banner>
    </Stack>
  ),
};
