import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { FileDrop } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Keep the files that were uploaded, and offer to retry the ones that failed.',
    good: (
      <FileDrop
        label="Evidence"
        isMultiple
        files={[
          { id: '1', name: 'receipt.pdf', size: 84_200, state: 'done' },
          {
            id: '2',
            name: 'tracking.png',
            size: 412_000,
            state: 'failed',
            message: 'Upload interrupted.',
          },
        ]}
        onAdd={unused}
        onRetry={unused}
        onRemove={unused}
      />
    ),
    dont: 'Don’t start over when one of several files fails.',
    bad: (
      <FileDrop
        label="Evidence"
        isMultiple
        files={[]}
        errorMessage="Upload failed. Choose all files again."
        isTouched
        onAdd={unused}
      />
    ),
  },
];
