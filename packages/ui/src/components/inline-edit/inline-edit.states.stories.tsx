import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { InlineEdit } from './index.ts';

const meta = { title: 'Components/InlineEdit/States', component: InlineEdit } satisfies Meta<
  typeof InlineEdit
>;
export default meta;

const none = () => undefined;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="with a value">
        <InlineEdit label="Note" value="Pays late in summer" onSave={none} />
      </Case>
      <Case label="without one">
        <InlineEdit label="Nickname" value="" placeholder="Add a nickname" onSave={none} />
      </Case>
      <Case label="read-only">
        <InlineEdit label="Name" value="Blue Door Cafe" onSave={none} isReadOnly />
      </Case>
    </Cases>
  ),
};
