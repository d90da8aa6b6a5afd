import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { type DroppedFile, FileDrop, type FileDropProps } from './index.ts';

const meta = { title: 'Fields/File drop/States', component: FileDrop } satisfies Meta<
  typeof FileDrop
>;
export default meta;

const nothing = () => undefined;

const base = { id: '1', name: 'invites-november.csv', size: 48_200 } as const;

const files: readonly DroppedFile[] = [
  { ...base, state: 'sending', progress: 62 },
  { ...base, id: '2', name: 'invites-december.csv', state: 'waiting', progress: 0 },
  { ...base, id: '3', name: 'partners.csv', state: 'done', message: '118 invites sent' },
  {
    ...base,
    id: '4',
    name: 'a-file-with-a-very-long-name-that-needs-more-than-one-line.csv',
    state: 'failed',
    message: 'Row 14 has no email address',
  },
];

function Sample(props: Partial<FileDropProps>) {
  return (
    <FileDrop
      label="Invites"
      accept=".csv"
      files={[]}
      onAdd={nothing}
      onCancel={nothing}
      onRemove={nothing}
      onRetry={nothing}
      {...props}
    />
  );
}

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="empty">
        <Sample description="One CSV file" isRequired />
      </Case>
      <Case label="files">
        <Sample files={files} isMultiple />
      </Case>
      <Case label="error">
        <Sample errorMessage="Add a file" isTouched />
      </Case>
      <Case label="disabled">
        <Sample isDisabled />
      </Case>
    </Cases>
  ),
};
