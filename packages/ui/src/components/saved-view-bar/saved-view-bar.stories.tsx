import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SavedViewBar, type SavedViewBarProps } from './index.ts';

const nothing = () => undefined;

const meta = {
  title: 'Data/Saved view bar',
  id: 'components-saved-view-bar',
  component: SavedViewBar,
  args: {
    views: [
      { id: 'large', name: 'Large sales' },
      { id: 'review', name: 'To review' },
    ],
    defaultName: 'All transactions',
    selectedId: 'review',
    isChanged: false,
    onSelect: nothing,
    onReset: nothing,
    onSaveAs: nothing,
    onSave: nothing,
    onRename: nothing,
    onDelete: nothing,
  },
} satisfies Meta<typeof SavedViewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Working(props: SavedViewBarProps) {
  const [views, setViews] = useState(props.views);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const [isChanged, setChanged] = useState(props.isChanged);
  const settle = () => setChanged(false);
  return (
    <SavedViewBar
      {...props}
      views={views}
      selectedId={selectedId}
      isChanged={isChanged}
      onSelect={(id) => {
        setSelectedId(id);
        settle();
      }}
      onReset={settle}
      onSave={settle}
      onSaveAs={(name) => {
        setViews([...views, { id: name, name }]);
        setSelectedId(name);
        settle();
      }}
      onRename={(id, name) => setViews(views.map((view) => (view.id === id ? { id, name } : view)))}
      onDelete={(id) => {
        setViews(views.filter((view) => view.id !== id));
        setSelectedId(null);
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Working {...args} /> };
export const Changed: Story = {
  args: { isChanged: true },
  render: (args) => <Working {...args} />,
};
