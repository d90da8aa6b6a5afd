import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Banner } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say what happened, then offer the fix as a button below the text.',
    good: (
      <Banner
        tone="warning"
        title="Payouts are paused"
        actions={<Button size="small">Add bank account</Button>}
      >
        Add a bank account to resume them.
      </Banner>
    ),
    dont: 'Don’t show a code that people can’t act on.',
    bad: (
      <Banner tone="danger" title="Error">
        Error 4012: PAYOUT_CONFIG_MISSING.
      </Banner>
    ),
  },
  {
    do: 'Show only the most important banner.',
    good: <Banner tone="danger" title="2 disputes need a response by 12-04-2026" />,
    dont: 'Don’t stack banners.',
    bad: (
      <Stack gap="sm">
        <Banner tone="danger" title="2 disputes need a response by 12-04-2026" />
        <Banner tone="warning" title="1 invoice is overdue" />
        <Banner tone="info" title="A new report is ready" />
      </Stack>
    ),
  },
];
