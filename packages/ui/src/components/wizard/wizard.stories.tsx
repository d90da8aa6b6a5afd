import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleWizard } from '../../stories/wizard-sample.tsx';
import { Wizard } from './index.ts';

const meta = {
  title: 'Components/Wizard',
  component: Wizard,
  args: sampleWizard,
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
