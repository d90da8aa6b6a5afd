import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { SearchSelect } from './index.ts';

const never = () => new Promise<never>(unused);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Pass `selectedOption` for a value that comes from elsewhere.',
    good: (
      <SearchSelect
        label="Merchant"
        load={never}
        defaultValue="mrc_8812"
        selectedOption={{ value: 'mrc_8812', label: 'Blue Door Cafe' }}
      />
    ),
    dont: 'Don’t leave people with an ID.',
    bad: <SearchSelect label="Merchant" load={never} defaultValue="mrc_8812" />,
  },
];
