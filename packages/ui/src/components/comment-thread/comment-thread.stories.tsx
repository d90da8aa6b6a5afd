import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/index.ts';
import { CommentThread, type CommentThreadProps } from './index.ts';

const meta = {
  title: 'Data/Comment thread',
  id: 'components-commentthread',
  component: CommentThread,
  args: {
    label: 'Comments on account Blue Door Cafe',
    comments: [
      {
        id: '1',
        author: 'Grace Hopper',
        time: '11/18/26 10:30 am',
        dateTime: '2026-11-18T15:30:00Z',
        badge: <Badge size="small">Underwriter</Badge>,
        body: 'The bank letter names another owner than the application.\nCan you ask for a new one?',
      },
      {
        id: '2',
        author: 'Ada Lovelace',
        time: '11/18/26 11:02 am',
        body: 'I emailed them. The new letter should arrive by Friday.',
      },
    ],
    placeholder: 'Seen by the platform’s staff only',
    onSend: () => undefined,
  },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

function Talking({ comments: first, ...props }: CommentThreadProps) {
  const [comments, setComments] = useState(first);
  return (
    <CommentThread
      {...props}
      comments={comments}
      onSend={(body) =>
        setComments([
          ...comments,
          { id: String(comments.length + 1), author: 'Ada Lovelace', time: 'just now', body },
        ])
      }
    />
  );
}

export const Default: Story = { render: (args) => <Talking {...args} /> };
export const Empty: Story = { args: { comments: [] } };
