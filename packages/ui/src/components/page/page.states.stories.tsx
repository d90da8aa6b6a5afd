import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Page } from './index.ts';

const meta = { title: 'Components/Page/States', component: Page } satisfies Meta<typeof Page>;
export default meta;

const widthOf = (width: 'form' | 'record' | 'list' | 'full'): StoryObj => ({
  render: () => (
    <Page title={`A ${width} page`} width={width} description="As wide as it suits what it holds.">
      <Card title="A part">Its content</Card>
    </Page>
  ),
});

export const Form = widthOf('form');
export const Record = widthOf('record');
export const List = widthOf('list');
export const Full = widthOf('full');
export const WithAside: StoryObj = {
  render: () => (
    <Page title="With an aside" width="record" aside={<Card title="Facts">Beside it</Card>}>
      <Card title="A part">Its content</Card>
    </Page>
  ),
};
