import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { type DroppedFile, FileDrop, type FileDropProps } from './index.ts';

const meta = {
  title: 'Fields/File drop',
  component: FileDrop,
  args: {
    label: 'Invites',
    description: 'A CSV file with a name and an email address in each row',
    accept: '.csv',
    maxSize: 5_000_000,
    files: [],
    onAdd: () => undefined,
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a server: uploads dropped files in ten steps. */
function Sending(props: FileDropProps) {
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const isSending = files.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(
      () =>
        setFiles((before) =>
          before.map((file): DroppedFile => {
            const progress = (file.progress ?? 0) + 10;
            if (file.state !== 'sending') return file;
            return progress < 100 ? { ...file, progress } : { ...file, state: 'done' };
          }),
        ),
      300,
    );
    return () => clearInterval(timer);
  }, [isSending]);
  const without = (id: string) => setFiles((before) => before.filter((file) => file.id !== id));
  return (
    <FileDrop
      {...props}
      isMultiple
      files={files}
      onAdd={(added) =>
        setFiles((before) => [
          ...before,
          ...added.map(
            ({ name, size }, index): DroppedFile => ({
              id: `${before.length + index}`,
              name,
              size,
              state: 'sending',
              progress: 0,
            }),
          ),
        ])
      }
      onCancel={without}
      onRemove={without}
    />
  );
}

export const Default: Story = { render: (args) => <Sending {...args} /> };
export const Described: Story = { args: { isRequired: true } };
