import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Dispute 7718',
    children: (
      <DescriptionList
        layout="inline"
        entries={[
          { term: 'Amount', value: '$218.40' },
          { term: 'Reason', value: 'Product not received' },
          { term: 'Respond by', value: '12-04-2026' },
          { term: 'Memo', value: '' },
        ]}
      />
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
