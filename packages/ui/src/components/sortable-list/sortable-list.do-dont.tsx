import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { SortableList } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it when the order decides something, and keep the list short.',
    good: (
      <SortableList
        label="Order in which processors are tried"
        items={[
          { id: '1', name: 'Processor East' },
          { id: '2', name: 'Processor West' },
          { id: '3', name: 'Backup' },
        ]}
        onReorder={unused}
      />
    ),
    dont: 'Don’t offer an order that changes nothing.',
    bad: (
      <SortableList
        label="Latest payments"
        items={[
          { id: '1', name: '$124.80 · 11-24-2026' },
          { id: '2', name: '$48.20 · 11-25-2026' },
          { id: '3', name: '$612.75 · 11-23-2026' },
        ]}
        onReorder={unused}
      />
    ),
  },
];
