import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BulkActionBar } from '../../packages/ui/src/components/bulk-action-bar/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Menu } from '../../packages/ui/src/components/menu/index.ts';
import { Modal } from '../../packages/ui/src/components/modal/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { Popover } from '../../packages/ui/src/components/popover/index.ts';
import { SegmentedControl } from '../../packages/ui/src/components/segmented-control/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

const meta = { title: 'Foundations/Elevation' } satisfies Meta;
export default meta;

const grounds = [
  ['ground', 'The page', 'none'],
  ['sunken', 'Transactions', 'none'],
  ['surface', 'Available balance', 'sm'],
  ['raised', 'Refund payment', 'lg'],
] as const;

const shadowOf = { none: undefined, sm: 'var(--pf-shadow-sm)', lg: 'var(--pf-shadow-lg)' } as const;

export const Grounds: StoryObj = {
  render: () => (
    <Grid column="sm" gap="lg" isStretched>
      {grounds.map(([name, content, shadow]) => (
        <div
          key={name}
          style={{
            padding: 'var(--pf-space-lg)',
            background: `var(--pf-color-${name})`,
            border: '1px solid var(--pf-color-border)',
            borderRadius: 'var(--pf-radius-md)',
            boxShadow: shadowOf[shadow],
          }}
        >
          <Text weight="medium">{content}</Text>
          <Text tone="muted" size="small">
            {`color.${name}`}
          </Text>
        </div>
      ))}
    </Grid>
  ),
};

const periods = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
] as const;

/** A card on the page, the selected segment on its track, and the bulk action bar over both. */
function Resting() {
  const [period, setPeriod] = useState<(typeof periods)[number]['id']>('week');
  const [count, setCount] = useState(3);
  return (
    <Stack gap="lg">
      <Card title="Card sales" headingLevel={3}>
        <Stack gap="md" align="start">
          <SegmentedControl label="Period" options={periods} value={period} onChange={setPeriod} />
          <Money amount={1_248_000} rank="balance" />
        </Stack>
      </Card>
      <BulkActionBar
        count={count}
        label="Actions for the selected payments"
        summary={<Money amount={18_675} />}
        onClear={() => setCount(0)}
      >
        <Button>Export</Button>
      </BulkActionBar>
    </Stack>
  );
}

export const OnThePage: StoryObj = { render: () => <Resting /> };

const entries = [
  { id: 'refund', label: 'Refund payment' },
  { id: 'receipt', label: 'Send receipt' },
];

/** Overlays, each above the one that opened it. */
function Opening() {
  const [isOpen, setOpen] = useState(false);
  const menu = (
    <Menu label="Payment actions" trigger={<Button>Open menu</Button>} entries={entries} />
  );
  return (
    <Inline gap="sm">
      {menu}
      <Popover label="Fees of txn_0042" trigger={<Button>Open popover</Button>}>
        <Text>Interchange $1.85, assessment $0.14, markup $0.30.</Text>
      </Popover>
      <Button onPress={() => setOpen(true)}>Open dialog</Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Payment txn_0042"
        footer={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        <Stack gap="md" align="start">
          <Money amount={6_275} rank="hero" />
          {menu}
        </Stack>
      </Modal>
    </Inline>
  );
}

export const OverThePage: StoryObj = { render: () => <Opening /> };
