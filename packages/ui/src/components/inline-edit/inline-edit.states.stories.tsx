import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Case, Cases } from '../../stories/cases.tsx';
import { InlineEdit } from './index.ts';

const meta = {
  title: 'Fields/Inline edit/States',
  id: 'components-inlineedit-states',
  component: InlineEdit,
} satisfies Meta<typeof InlineEdit>;
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

export const NotSaved: StoryObj = {
  render: () => (
    <InlineEdit
      label="Note"
      value="Pays late in summer"
      onSave={() =>
        Promise.reject(new Error('Someone else changed this note. Reload and try again.'))
      }
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button'));
    await userEvent.keyboard('Pays late{Enter}');
    await screen.findByRole('alert');
  },
};
