import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { SavedViewBar, type SavedViewBarProps } from './index.ts';

const meta = {
  title: 'Data/Saved view bar/States',
  id: 'components-saved-view-bar-states',
  component: SavedViewBar,
} satisfies Meta<typeof SavedViewBar>;
export default meta;

const nothing = () => undefined;

const many = ['Large sales', 'To review', 'Refunds of this week', 'Declined twice', 'East coast'];

function Sample(props: Partial<SavedViewBarProps>) {
  return (
    <SavedViewBar
      views={many.slice(0, 2).map((name) => ({ id: name, name }))}
      defaultName="All transactions"
      selectedId={null}
      isChanged={false}
      onSelect={nothing}
      onReset={nothing}
      onSaveAs={nothing}
      onSave={nothing}
      onRename={nothing}
      onDelete={nothing}
      {...props}
    />
  );
}

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="no view yet">
        <Sample views={[]} />
      </Case>
      <Case label="none chosen">
        <Sample />
      </Case>
      <Case label="one chosen">
        <Sample selectedId="To review" />
      </Case>
      <Case label="changed">
        <Sample selectedId="To review" isChanged />
      </Case>
      <Case label="changed, without a view">
        <Sample isChanged />
      </Case>
      <Case label="many">
        <Sample views={many.map((name) => ({ id: name, name }))} selectedId="East coast" />
      </Case>
    </Cases>
  ),
};
