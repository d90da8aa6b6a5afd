import type { DoDontPair } from '../../stories/do-dont.ts';
import { JsonView } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Mask card and bank account numbers before you pass the JSON.',
    good: (
      <JsonView
        label="Webhook"
        value={{ type: 'payment.captured', amount: 124.8, card: { brand: 'visa', last4: '5556' } }}
        openLevels={2}
      />
    ),
    dont: 'Don’t show a number the product hides everywhere else.',
    bad: (
      <JsonView
        label="Webhook"
        value={{
          type: 'payment.captured',
          amount: 124.8,
          card: { number: '4111111111115556', cvv: '123' },
        }}
        openLevels={2}
      />
    ),
  },
];
