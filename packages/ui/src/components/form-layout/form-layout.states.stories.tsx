import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../../stories/form-sample.tsx';
import { FormLayout } from './index.ts';

const meta = { title: 'Fields/Form layout/States' } satisfies Meta;
export default meta;

export const Empty: StoryObj = {
  render: () => (
    <FormLayout label="New customer">
      <SampleForm />
    </FormLayout>
  ),
};

export const WithProblems: StoryObj = {
  render: () => (
    <FormLayout label="New customer">
      <SampleForm hasProblems />
    </FormLayout>
  ),
};
