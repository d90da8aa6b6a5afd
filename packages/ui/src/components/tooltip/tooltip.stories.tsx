import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/index.ts';
import { DownloadIcon } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { HoverCard, Tooltip, type TooltipProps } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip',
  id: 'components-tooltip',
  component: Tooltip,
  args: {
    text: 'Downloads all rows as CSV',
    children: <IconButton label="Export" icon={<DownloadIcon size={16} />} />,
  },
} satisfies Meta<TooltipProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  render: () => (
    <Tooltip text="Chargebacks count divided by card sales count, times 100" placement="bottom">
      <IconButton autoFocus label="Formula" icon={<DownloadIcon size={16} />} />
    </Tooltip>
  ),
};

export const FactsOfALink: Story = {
  render: () => (
    <HoverCard card="Active, $1,204.00 available, no open alerts">
      <Link href="#sycamore-dental">Sycamore Dental</Link>
    </HoverCard>
  ),
};
