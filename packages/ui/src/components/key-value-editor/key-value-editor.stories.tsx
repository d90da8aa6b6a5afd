import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { KeyValueEditor, type KeyValueEditorProps } from './index.ts';

const meta = {
  title: 'Fields/Key-value editor',
  id: 'components-keyvalueeditor',
  component: KeyValueEditor,
  args: {
    label: 'Metadata',
    description: 'Sent with every webhook about this payment.',
    pairs: [
      { key: 'order', value: '10042' },
      { key: 'location', value: 'Portland, Pearl District' },
    ],
    maxPairs: 20,
    onChange: () => undefined,
  },
} satisfies Meta<typeof KeyValueEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

function Editing({ pairs: initial, ...props }: KeyValueEditorProps) {
  const [pairs, setPairs] = useState(initial);
  return <KeyValueEditor {...props} pairs={pairs} onChange={setPairs} />;
}

export const Default: Story = { render: (args) => <Editing {...args} /> };
export const Empty: Story = { args: { pairs: [] }, render: (args) => <Editing {...args} /> };
