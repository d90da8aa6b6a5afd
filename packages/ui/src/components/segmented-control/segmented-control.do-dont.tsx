import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { SegmentedControl } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use one short word per view.',
    good: (
      <SegmentedControl
        label="Interval"
        options={[
          { id: 'day', label: 'Day' },
          { id: 'week', label: 'Week' },
          { id: 'month', label: 'Month' },
        ]}
        value="day"
        onChange={unused}
      />
    ),
    dont: 'Don’t let it overflow a phone’s screen, and don’t use it to start an action.',
    bad: (
      <SegmentedControl
        label="Interval"
        options={[
          { id: 'day', label: 'Show each day' },
          { id: 'week', label: 'Show each week' },
          { id: 'export', label: 'Export as CSV' },
        ]}
        value="day"
        onChange={unused}
      />
    ),
  },
];
