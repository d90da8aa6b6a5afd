import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecretValue } from './index.ts';

const meta = {
  title: 'Data/Secret value',
  id: 'components-secretvalue',
  component: SecretValue,
  args: { label: 'Signing secret', value: 'whsec_8f1c02d94be7a5563c1e', ending: '3c1e' },
} satisfies Meta<typeof SecretValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isShownOnce: true, onRotate: () => undefined } };
export const Known: Story = { args: { value: undefined, onRotate: () => undefined } };
