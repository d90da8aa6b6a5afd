import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Switch } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name what is on or off. The change applies immediately.',
    good: <Switch label="Apple Pay" description="Shown at checkout" defaultValue={true} />,
    dont: 'Don’t change the label with the state, and don’t require a save button.',
    bad: (
      <Stack gap="md" align="start">
        <Switch label="Disable Apple Pay" defaultValue={false} />
        <Button variant="primary">Save</Button>
      </Stack>
    ),
  },
];
