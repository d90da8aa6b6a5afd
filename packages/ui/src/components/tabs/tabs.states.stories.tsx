import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { LinkTabs, Tabs } from './index.ts';

const meta = {
  title: 'Navigation/Tabs/States',
  id: 'components-tabs-states',
  component: Tabs,
} satisfies Meta<typeof Tabs>;
export default meta;

const tabs = [
  { id: 'all', label: 'All', content: 'Every transaction.' },
  { id: 'review', label: 'For review', count: 4, content: 'Held by a rule.' },
  { id: 'risk', label: 'Risk', isDisabled: true, content: 'Rule hits.' },
];

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="first selected">
        <Tabs label="First" tabs={tabs} selected="all" onChange={() => undefined} />
      </Case>
      <Case label="with a count selected">
        <Tabs label="Second" tabs={tabs} selected="review" onChange={() => undefined} />
      </Case>
      <Case label="links">
        <LinkTabs
          label="Pages"
          activeHref="#review"
          tabs={[
            { href: '#all', label: 'All' },
            { href: '#review', label: 'For review', count: 4 },
            { href: '#risk', label: 'Risk' },
          ]}
        />
      </Case>
    </Cases>
  ),
};
