import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { SearchSelect } from './index.ts';

const never = () => new Promise<never>(unused);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Pass `selectedOption` so that a value set by the program has a label.',
    good: (
      <SearchSelect
        label="Merchant"
        load={never}
        defaultValue="mrc_8812"
        selectedOption={{ value: 'mrc_8812', label: 'Blue Door Cafe' }}
      />
    ),
    dont: 'Don’t show an ID instead of a name.',
    bad: <SearchSelect label="Merchant" load={never} defaultValue="mrc_8812" />,
  },
];
