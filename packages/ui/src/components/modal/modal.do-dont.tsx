import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillDialog } from '../../stories/still.tsx';
import { Button } from '../button/index.ts';
import { CurrencyInput } from '../currency-input/index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Limit it to one task.',
    good: (
      <StillDialog
        title="Refund payment"
        footer={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Refund $62.75</Button>
          </>
        }
      >
        <CurrencyInput
          label="Amount"
          defaultValue={62.75}
          description="Available to refund: $62.75"
        />
      </StillDialog>
    ),
    dont: 'Don’t use it for a success message; use a notification.',
    bad: (
      <StillDialog title="Success!" footer={<Button variant="primary">OK</Button>}>
        Your refund was processed successfully.
      </StillDialog>
    ),
  },
];
