import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppPage } from './app-page.tsx';

const meta = { title: 'Patterns/Dashboard', parameters: { isPage: true } } satisfies Meta;
export default meta;

const PATIENCE = { timeout: 15_000 };

/** One amount and its history, what needs the user's action, figures, and recent activity. */
export const Overview: StoryObj = {
  render: () => <AppPage address="/dashboard" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Dashboard' }, PATIENCE)).toBeVisible();
    await page.findByText('Insufficient funds', {}, PATIENCE);
  },
};
