import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { DownloadIcon } from '../icons/index.ts';
import { ButtonGroup, SplitButton } from './index.ts';

const meta = {
  title: 'Actions/Button group',
  id: 'components-buttongroup',
  component: SplitButton,
  args: {
    children: 'Export CSV',
    icon: <DownloadIcon aria-hidden size={16} />,
    menuLabel: 'More ways to export',
    onPress: () => undefined,
    entries: [
      { id: 'selected', label: 'Export the selected rows' },
      { id: 'pdf', label: 'Export as PDF' },
    ],
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary', children: 'Approve', icon: null } };
export const Group: Story = {
  render: () => (
    <ButtonGroup label="Documents">
      <Button>Approve</Button>
      <Button>Ask for another</Button>
      <Button>Decline</Button>
    </ButtonGroup>
  ),
};
