import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '../../apps/backoffice/src/entities/transactions/receipt.tsx';
import { TransactionTimeline } from '../../apps/backoffice/src/features/transactions/components/evidence.tsx';
import { paymentFacts } from '../../apps/backoffice/src/features/transactions/components/transaction-facts.tsx';
import { StoryFrame } from '../../apps/backoffice/src/shared/lists/detail/story/story-frame.tsx';
import { fixtures } from '../../packages/api/src/testing/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { SignedOn } from './signed-on.tsx';

const meta = { title: 'Patterns/Payment' } satisfies Meta;
export default meta;

/** The cardholder's receipt after a sale; printed by itself. */
export const PrintedReceipt: StoryObj = {
  name: 'Receipt',
  render: () => <Receipt {...fixtures.reporting.transactionTimeline} />,
};

/** Everything known about a payment, then its outcome. */
export const Detail: StoryObj = {
  // The account's name is a link for users who may open accounts.
  decorators: (Story) => (
    <SignedOn>
      <Story />
    </SignedOn>
  ),
  render: () => (
    <Card>
      <StoryFrame
        facts={paymentFacts(fixtures.reporting.transactionTimeline)}
        parts={[
          {
            title: 'Timeline',
            content: <TransactionTimeline entries={fixtures.reporting.transactionTimeline.data} />,
          },
        ]}
      />
    </Card>
  ),
};
