import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { TextArea } from '../text-area/index.ts';
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
    do: 'Ask for each part in a field of its own: browsers fill them in, and each is checked.',
    good: (
      <AddressFields title="Billing address" value={address} states={states} onChange={unused} />
    ),
    dont: 'Don’t ask for an address in one box.',
    bad: <TextArea label="Billing address" defaultValue="41 Mercer St, New York NY 10013" />,
  },
];
