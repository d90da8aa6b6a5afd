import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { StatusBadge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Money } from '../money/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

const meta = {
  title: 'Overlays/Drawer',
  id: 'components-drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Dispute 7718',
    children: (
      <Stack gap="lg">
        <Inline gap="sm">
          <Money amount={21_840} rank="hero" />
          <StatusBadge tone="warning">Evidence due 12-04-2026</StatusBadge>
        </Inline>
        <DescriptionList
          layout="inline"
          columns={1}
          entries={[
            { term: 'Reason', value: 'Product not received' },
            { term: 'Card', value: 'Visa debit •••• 5556' },
            { term: 'Transaction', value: 'txn_0042' },
            { term: 'Memo', value: '' },
          ]}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opening(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open dispute</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button onPress={() => setOpen(false)}>Done</Button>}
      />
    </>
  );
}

export const Default: Story = { render: (args) => <Opening {...args} /> };
export const Closed: Story = { args: { isOpen: false }, render: (args) => <Opening {...args} /> };
export const Large: Story = { args: { size: 'large' }, render: (args) => <Opening {...args} /> };

export const BesideThePage: Story = {
  args: { placement: 'beside', tools: <Button variant="quiet">Next</Button> },
};
