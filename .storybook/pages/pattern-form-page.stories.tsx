import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AppPage } from './app-page.tsx';

const meta = { title: 'Patterns/Forms', parameters: { isPage: true } } satisfies Meta;
export default meta;

const PATIENCE = { timeout: 15_000 };

/** Sections by subject, primary button last, and a preview beside it. For failed submissions see Form recipes. */
export const FormPage: StoryObj = {
  render: () => <AppPage address="/subscriptions/plans/new" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Save as draft' }, PATIENCE);
  },
};

/** For a one-time form that takes more than a page. Each step is validated before the next opens. */
export const WizardPage: StoryObj = {
  render: () => <AppPage address="/accounts/new" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('heading', { level: 2 }, PATIENCE);
  },
};
