import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { sampleWizard } from '../../stories/wizard-sample.tsx';
import { Button } from '../button/index.ts';
import { Wizard, type WizardProps } from './index.ts';

const meta = {
  title: 'Navigation/Wizard',
  id: 'components-wizard',
  component: Wizard,
  args: sampleWizard,
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The URL determines the step; an earlier step needs attention. */
function InAddress(args: WizardProps) {
  const [step, setStep] = useState('owners');
  return (
    <Wizard
      {...args}
      step={step}
      onStepChange={setStep}
      steps={args.steps.map((each) => ({ ...each, hasProblem: each.id === 'business' }))}
      actions={<Button variant="quiet">Save and leave</Button>}
      error="The step couldn’t be saved. Check your connection and try again."
    />
  );
}

export const Controlled: Story = {
  args: { label: 'Application 20418' },
  render: (args) => <InAddress {...args} />,
};
