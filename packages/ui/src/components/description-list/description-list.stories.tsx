import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyValue } from '../copy-value/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Data/Description list',
  id: 'components-descriptionlist',
  component: DescriptionList,
  args: {
    entries: [
      {
        term: 'Transaction ID',
        value: (
          <CopyValue isMono value="tx_8f21aa90c4" label="transaction id">
            tx_8f21aa90c4
          </CopyValue>
        ),
      },
      { term: 'Amount', value: '$48.20' },
      { term: 'Card', value: 'Visa •••• 4242' },
      { term: 'Authorization code', value: '018264' },
      { term: 'Customer', value: 'Ada Lovelace' },
      { term: 'Memo', value: '' },
      { term: 'Description', value: 'Two seats, workshop on 11-24-2026', isWide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeColumns: Story = { args: { columns: 3 } };
export const Inline: Story = { args: { layout: 'inline' } };
