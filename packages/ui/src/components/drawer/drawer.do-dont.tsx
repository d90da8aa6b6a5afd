import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillDialog } from '../../stories/still.tsx';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Money } from '../money/index.ts';

const facts = (
  <DescriptionList
    entries={[
      { term: 'Amount', value: <Money amount={12_480} /> },
      { term: 'Merchant', value: 'Blue Door Cafe' },
      { term: 'Card', value: 'Visa debit •••• 5556' },
    ]}
  />
);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show one record of the list, with its actions.',
    good: (
      <StillDialog title="Payment txn_0042" footer={<Button>Refund payment</Button>}>
        {facts}
      </StillDialog>
    ),
    dont: 'Don’t open a drawer from a drawer.',
    bad: (
      <StillDialog title="Payment txn_0042">
        <StillDialog title="Blue Door Cafe">
          <StillDialog title="Bank account">Checking •••• 6789</StillDialog>
        </StillDialog>
      </StillDialog>
    ),
  },
];
