import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Case, Cases } from '../../stories/cases.tsx';
import { IconButton } from '../icon-button/index.ts';
import { MoreIcon } from '../icons/index.ts';
import { CommentThread } from './index.ts';

const meta = {
  title: 'Data/Comment thread/States',
  id: 'components-commentthread-states',
  component: CommentThread,
} satisfies Meta<typeof CommentThread>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="empty, nothing to write in">
        <CommentThread label="Empty" comments={[]} />
      </Case>
      <Case label="a long name, a long word, actions">
        <CommentThread
          label="Long"
          comments={[
            {
              id: '1',
              author: 'Wolfeschlegelsteinhausenbergerdorff of the underwriting department',
              time: '11/18/26 10:30 am',
              body: 'https://harbor.localhost/files/0f8fad5b-d9cb-469f-a165-70867728950e',
              actions: <IconButton label="Actions" size="small" icon={<MoreIcon size={14} />} />,
            },
          ]}
        />
      </Case>
    </Cases>
  ),
};

export const NotSent: StoryObj = {
  render: () => (
    <CommentThread
      label="Not sent"
      comments={[]}
      onSend={() => Promise.reject(new Error('offline'))}
    />
  ),
  play: async ({ canvasElement }) => {
    const thread = within(canvasElement);
    await userEvent.type(thread.getByRole('textbox'), 'Evidence sent');
    await userEvent.click(thread.getByRole('button'));
    await expect(await thread.findByRole('alert')).toBeVisible();
  },
};
