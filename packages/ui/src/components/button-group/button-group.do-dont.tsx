import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { StillMenu } from '../../stories/still.tsx';
import { Stack } from '../layout/index.ts';
import { SplitButton } from './index.ts';

const split = (
  <SplitButton menuLabel="More ways to capture" entries={[]} onPress={unused}>
    Capture $50.00
  </SplitButton>
);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put only alternatives to the main action in the menu.',
    good: (
      <Stack gap="xs" align="start">
        {split}
        <StillMenu
          label="More ways to capture"
          entries={[
            { id: 'part', label: 'Capture a part' },
            { id: 'later', label: 'Capture on ship date' },
          ]}
        />
      </Stack>
    ),
    dont: 'Don’t hide an unrelated action in the menu.',
    bad: (
      <Stack gap="xs" align="start">
        {split}
        <StillMenu
          label="More ways to capture"
          entries={[
            { id: 'export', label: 'Export transactions' },
            { id: 'void', label: 'Void authorization', tone: 'danger' },
          ]}
        />
      </Stack>
    ),
  },
];
