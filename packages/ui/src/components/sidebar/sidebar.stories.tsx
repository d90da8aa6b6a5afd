import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { sampleSidebar } from '../../stories/sidebar-sample.tsx';
import { PageHeader } from '../page-header/index.ts';
import { AppLayout, Sidebar, type SidebarProps } from './index.ts';

const meta = {
  title: 'Navigation/Sidebar',
  id: 'components-sidebar',
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
      <PageHeader title="Transactions" description="Times are those of New York." />
    </AppLayout>
  );
}

export const Layout: Story = { render: (args) => <Page {...args} /> };
export const MinimizedLayout: Story = {
  args: { isMini: true },
  render: (args) => <Page {...args} />,
};
