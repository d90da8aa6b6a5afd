import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { HelpIcon } from '../icons/index.ts';
import { HelpPanel, type HelpPanelProps } from './index.ts';

const meta = {
  title: 'Overlays/Help panel',
  id: 'components-helppanel',
  component: HelpPanel,
  args: {
    title: 'Payout schedules',
    isOpen: true,
    onOpenChange: () => undefined,
    children: (
      <>
        <p>Settled money goes to the account’s bank on the days you choose.</p>
        <h3>Banking days</h3>
        <p>A payout due on a weekend or holiday goes out on the next banking day.</p>
        <ul>
          <li>Daily: one payout each banking day.</li>
          <li>Weekly: everything settled since the last one.</li>
        </ul>
      </>
    ),
    links: [
      { label: 'Payout timing', href: '#timing' },
      { label: 'Federal Reserve holidays', href: 'https://www.frbservices.org/', isExternal: true },
    ],
  },
} satisfies Meta<typeof HelpPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function BesideAPage(props: HelpPanelProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <div data-stage="" style={{ display: 'flex', minBlockSize: 420 }}>
      <div data-stage="" style={{ flex: 1, minInlineSize: 0, padding: 16 }}>
        <Button icon={<HelpIcon aria-hidden size={16} />} onPress={() => setOpen(true)}>
          About payout schedules
        </Button>
      </div>
      <HelpPanel {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

export const Default: Story = { render: (args) => <BesideAPage {...args} /> };
export const Closed: Story = {
  args: { isOpen: false },
  render: (args) => <BesideAPage {...args} />,
};
