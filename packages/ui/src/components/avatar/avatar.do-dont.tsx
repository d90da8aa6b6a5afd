import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../typography/index.ts';
import { Avatar } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Write the name beside it, and use one size in a list.',
    good: (
      <Stack gap="sm">
        {['Ada Lovelace', 'Grace Hopper'].map((name) => (
          <Inline key={name} gap="sm">
            <Avatar name={name} size="small" />
            <Text>{name}</Text>
          </Inline>
        ))}
      </Stack>
    ),
    dont: 'Don’t use initials as the only sign of who did something.',
    bad: (
      <Inline gap="sm">
        <Avatar name="Ada Lovelace" size="large" />
        <Avatar name="Grace Hopper" size="small" />
        <Text>approved this refund</Text>
      </Inline>
    ),
  },
];
