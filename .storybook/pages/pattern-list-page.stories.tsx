import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AppPage } from './app-page.tsx';

const meta = { title: 'Patterns/List page', parameters: { isPage: true } } satisfies Meta;
export default meta;

/** Title and buttons on one line, then filters with their total, then records: the first one is high on the page. */
export const ListOfRecords: StoryObj = {
  render: () => <AppPage address="/reporting/transactions" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Fatima Park', {}, { timeout: 15_000 });
  },
};
