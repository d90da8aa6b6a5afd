import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AppPage } from './app-page.tsx';

const meta = { title: 'Patterns/Forms', parameters: { isPage: true } } satisfies Meta;
export default meta;

const PATIENCE = { timeout: 15_000 };

/**
 * Sections by subject, the main button last, and beside it what will come of it. What is shown once sending
 * failed is under Form recipes.
 */
export const FormPage: StoryObj = {
  render: () => <AppPage address="/subscriptions/plans/new" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Save as draft' }, PATIENCE);
  },
};

/** For what is filled in once and takes more than a page. A step is checked before the next opens. */
export const WizardPage: StoryObj = {
  render: () => <AppPage address="/accounts/new" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('heading', { level: 2 }, PATIENCE);
  },
};
