import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../typography/index.ts';
import { ShortcutKeys } from './index.ts';

const row = (label: string, shortcut: string) => (
  <Inline key={label} justify="between">
    <Text>{label}</Text>
    <ShortcutKeys shortcut={shortcut} />
  </Inline>
);

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use keys the browser doesn’t use, and open a dialog for actions that move money.',
    good: (
      <Stack gap="sm">
        {[row('Search', '/'), row('Next payment', 'j'), row('Open refund dialog', 'r')]}
      </Stack>
    ),
    dont: 'Don’t override the browser’s keys, or move money with a shortcut.',
    bad: (
      <Stack gap="sm">
        {[row('New transfer', 'mod+t'), row('Ledger', 'mod+l'), row('Refund at once', 'mod+r')]}
      </Stack>
    ),
  },
];
