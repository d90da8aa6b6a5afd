import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { sampleSidebar } from '../../stories/sidebar-sample.tsx';
import { AppLayout, Sidebar, type SidebarProps } from './index.ts';

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  parameters: { isPage: true },
  args: sampleSidebar,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Page(props: SidebarProps) {
  const [isMini, setMini] = useState(props.isMini ?? false);
  return (
    <AppLayout
      sidebar={{ ...props, isMini, onMiniChange: setMini }}
      topBar="Harbor Payments Backoffice"
      footer="© 2026 Harbor Payments"
    >
      <h1>Transactions</h1>
    </AppLayout>
  );
}

export const Layout: Story = { render: (args) => <Page {...args} /> };
export const MinimizedLayout: Story = {
  args: { isMini: true },
  render: (args) => <Page {...args} />,
};
