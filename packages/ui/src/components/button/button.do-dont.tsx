import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline } from '../layout/index.ts';
import { Button } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name the action with a verb and its object: “Void transaction”.',
    good: (
      <Inline gap="sm" justify="end">
        <Button>Cancel</Button>
        <Button variant="danger">Void transaction</Button>
      </Inline>
    ),
    dont: 'Don’t write “OK”, “Yes”, or “Submit”.',
    bad: (
      <Inline gap="sm" justify="end">
        <Button>No</Button>
        <Button variant="danger">Yes</Button>
      </Inline>
    ),
  },
  {
    do: 'Put the main action last, and make it the only primary button.',
    good: (
      <Inline gap="sm" justify="end">
        <Button>Export</Button>
        <Button variant="primary">New payment</Button>
      </Inline>
    ),
    dont: 'Don’t place two primary buttons side by side.',
    bad: (
      <Inline gap="sm" justify="end">
        <Button variant="primary">Export</Button>
        <Button variant="primary">New payment</Button>
      </Inline>
    ),
  },
];
