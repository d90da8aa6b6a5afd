import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { CurrencyInput } from '../../packages/ui/src/components/currency-input/index.ts';
import { EmptyState } from '../../packages/ui/src/components/empty-state/index.ts';
import { Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Skeleton } from '../../packages/ui/src/components/skeleton/index.ts';
import { Spinner } from '../../packages/ui/src/components/spinner/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the shape of the content, so that nothing moves when it arrives.',
    good: (
      <Card title="Next payout" headingLevel={4}>
        <Stack gap="md">
          <Skeleton width="96px" />
          <Skeleton shape="block" width="160px" height="24px" />
          <Skeleton width="70%" />
        </Stack>
      </Card>
    ),
    dont: 'Don’t put a spinner in the middle of an empty page.',
    bad: (
      <Card>
        <div
          style={{
            display: 'grid',
            placeItems: 'center',
            minBlockSize: 128,
            fontSize: 'var(--pf-font-size-xxl)',
          }}
        >
          <Spinner label="Loading" />
        </div>
      </Card>
    ),
  },
  {
    do: 'Say that nothing matches, and how to change that.',
    good: (
      <Card>
        <EmptyState
          title="No matching disputes"
          drawing="search"
          headingLevel={3}
          actions={<Button>Clear filters</Button>}
        >
          Try changing your filters.
        </EmptyState>
      </Card>
    ),
    dont: 'Don’t say there are none: there may be many.',
    bad: (
      <Card>
        <EmptyState title="No disputes" headingLevel={3}>
          No data.
        </EmptyState>
      </Card>
    ),
  },
  {
    do: 'When the outcome is unknown, say whether money may have moved, and prevent a second attempt.',
    good: (
      <Stack gap="md">
        <Banner tone="warning" title="Awaiting processor">
          We’re checking the result. Don’t refund again.
        </Banner>
        <CurrencyInput label="Amount" defaultValue={10} isReadOnly />
      </Stack>
    ),
    dont: 'Don’t call it a failure and offer the button again.',
    bad: (
      <Stack gap="md">
        <Banner tone="danger">Request timed out.</Banner>
        <CurrencyInput label="Amount" />
        <Inline justify="end">
          <Button variant="primary">Try again</Button>
        </Inline>
      </Stack>
    ),
  },
  {
    do: 'Let people press the button, then show what’s missing.',
    good: (
      <Stack gap="md">
        <CurrencyInput label="Amount" errorMessage="Enter an amount." isTouched />
        <Inline justify="end">
          <Button variant="primary">Refund payment</Button>
        </Inline>
      </Stack>
    ),
    dont: 'Don’t disable it without saying why.',
    bad: (
      <Stack gap="md">
        <CurrencyInput label="Amount" />
        <Inline justify="between">
          <Text tone="muted" size="small">
            1 of 2 done
          </Text>
          <Button variant="primary" isDisabled>
            Refund payment
          </Button>
        </Inline>
      </Stack>
    ),
  },
];
