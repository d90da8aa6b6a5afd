import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { sampleWizard } from '../../stories/wizard-sample.tsx';
import { Button } from '../button/index.ts';
import { Wizard, type WizardProps } from './index.ts';

const meta = {
  title: 'Navigation/Wizard/States',
  id: 'components-wizard-states',
  component: Wizard,
  args: sampleWizard,
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const goOn = async (canvasElement: HTMLElement, times: number) => {
  for (let step = 0; step < times; step += 1) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));
  }
};

export const First: Story = {};
export const Middle: Story = { play: ({ canvasElement }) => goOn(canvasElement, 1) };
export const Last: Story = { play: ({ canvasElement }) => goOn(canvasElement, 2) };

function Submitting(props: WizardProps) {
  const [isFinishing, setFinishing] = useState(false);
  return <Wizard {...props} isFinishing={isFinishing} onFinish={() => setFinishing(true)} />;
}

export const Finishing: Story = {
  render: (args) => <Submitting {...args} />,
  play: async ({ canvasElement }) => {
    await goOn(canvasElement, 2);
    const finish = within(canvasElement).getByRole('button', { name: 'Submit application' });
    await userEvent.click(finish);
  },
};

/** A failed save: the step stays and shows the error; another step is marked. */
export const Failed: Story = {
  args: {
    ...sampleWizard,
    defaultStep: 'payout',
    error: 'The bank doesn’t know this account. Check both numbers.',
    actions: <Button variant="quiet">Save and leave</Button>,
    steps: sampleWizard.steps.map((each) => ({ ...each, hasProblem: each.id === 'owners' })),
  },
};
