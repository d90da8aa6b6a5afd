import type { DoDontPair } from '../../stories/do-dont.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Disclosure } from './index.ts';

const facts = (
  <DescriptionList
    entries={[
      { term: 'AVS', value: 'ZIP match' },
      { term: 'CVV', value: 'Match' },
    ]}
  />
);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name the content.',
    good: (
      <Disclosure title="Card checks" summary="2 of 2 passed" isOpenAtFirst>
        {facts}
      </Disclosure>
    ),
    dont: 'Don’t write “Show more” as the title, and don’t nest disclosures.',
    bad: (
      <Disclosure title="Show more" isOpenAtFirst>
        <Disclosure title="Details" isOpenAtFirst>
          {facts}
        </Disclosure>
      </Disclosure>
    ),
  },
];
