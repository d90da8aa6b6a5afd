import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AppPage } from './app-page.tsx';

const meta = { title: 'Patterns/Account overview', parameters: { isPage: true } } satisfies Meta;
export default meta;

/** The merchant's identity and status, in parts with their own URLs. */
export const Overview: StoryObj = {
  render: () => <AppPage address="/merchant/account/app_0012/overview" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('heading', { level: 1 }, { timeout: 15_000 });
  },
};
