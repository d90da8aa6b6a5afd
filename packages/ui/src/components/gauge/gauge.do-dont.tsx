import type { DoDontPair } from '../../stories/do-dont.ts';
import { Gauge } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Set bounds people know, and say in words where the limit is.',
    good: (
      <Gauge
        label="Chargeback rate"
        value={0.72}
        max={1}
        valueText="0.72%"
        tone="warning"
        detail="The card networks’ limit is 1%."
      />
    ),
    dont: 'Don’t change the bounds to make a value look good.',
    bad: <Gauge label="Chargeback rate" value={0.72} max={5} valueText="0.72%" tone="success" />,
  },
];
