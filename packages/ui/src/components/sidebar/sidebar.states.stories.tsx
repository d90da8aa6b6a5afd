import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { sampleSidebar } from '../../stories/sidebar-sample.tsx';
import { Sidebar } from './index.ts';

const meta = {
  title: 'Navigation/Sidebar/States',
  id: 'components-sidebar-states',
  component: Sidebar,
} satisfies Meta<typeof Sidebar>;
export default meta;

const ignore = () => undefined;

export const Wide: StoryObj = {
  render: () => (
    <Cases>
      <Case label="with the button that minimizes it">
        <Sidebar {...sampleSidebar} onMiniChange={ignore} />
      </Case>
      <Case label="with a folded group, which keeps the entry of the shown page">
        <Sidebar
          {...sampleSidebar}
          foldedGroups={['payments', 'processing']}
          onFoldedGroupsChange={ignore}
        />
      </Case>
    </Cases>
  ),
};

export const Minimized: StoryObj = {
  render: () => (
    <Cases>
      <Case label="icons only">
        <Sidebar {...sampleSidebar} isMini onMiniChange={ignore} />
      </Case>
    </Cases>
  ),
};

export const InADrawer: StoryObj = {
  render: () => (
    <Cases>
      <Case label="with the button that closes the drawer">
        <Sidebar {...sampleSidebar} onClose={ignore} />
      </Case>
    </Cases>
  ),
};
