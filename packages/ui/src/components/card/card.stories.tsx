import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Layout/Card',
  id: 'components-card',
  component: Card,
  args: {
    title: 'Payout account',
    description: 'Where settled money goes.',
    actions: <Button size="small">Change</Button>,
    children: (
      <DescriptionList
        entries={[
          { term: 'Bank', value: 'First Harbor Bank' },
          { term: 'Account', value: '•••• 6789' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bare: Story = { render: () => <Card>Content that needs no title.</Card> };

export const TitleBeside: Story = {
  render: (args) => (
    <>
      <Card {...args} titlePlacement="beside" />
      <Card
        title="Statements"
        description="Sent on the first of each month."
        titlePlacement="beside"
      >
        <DescriptionList entries={[{ term: 'Email', value: 'books@harbor.example' }]} />
      </Card>
    </>
  ),
};
