import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { SavedViewBar } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name a view after what it shows, and let people decide whether to save changes.',
    good: (
      <SavedViewBar
        defaultName="All transactions"
        views={[
          { id: 'declines', name: 'Declines today' },
          { id: 'large', name: 'Over $500' },
        ]}
        selectedId="large"
        isChanged
        onSelect={unused}
        onReset={unused}
        onSave={unused}
        onSaveAs={unused}
      />
    ),
    dont: 'Don’t show a row count on each view.',
    bad: (
      <SavedViewBar
        defaultName="All (1,918)"
        views={[
          { id: 'one', name: 'My view 1 (42)' },
          { id: 'two', name: 'My view 2 (7)' },
        ]}
        selectedId="two"
        isChanged={false}
        onSelect={unused}
        onReset={unused}
        onSaveAs={unused}
      />
    ),
  },
];
