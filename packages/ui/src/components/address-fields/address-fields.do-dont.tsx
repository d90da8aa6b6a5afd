import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { type Address, AddressFields } from './index.ts';

const address: Address = {
  line1: '41 Mercer St',
  line2: '',
  city: 'New York',
  state: 'NY',
  zip: '10013',
};
const states = [{ value: 'NY', label: 'New York' }];

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Require only what every address has.',
    good: (
      <AddressFields title="Billing address" value={address} states={states} onChange={unused} />
    ),
    dont: 'Don’t require address line 2.',
    bad: (
      <AddressFields
        title="Billing address"
        value={address}
        states={states}
        errors={{ line2: 'Enter address line 2.' }}
        onChange={unused}
      />
    ),
  },
];
