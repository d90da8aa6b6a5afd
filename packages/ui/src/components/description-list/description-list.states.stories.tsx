import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Data/Description list/States',
  id: 'components-descriptionlist-states',
  component: DescriptionList,
} satisfies Meta<typeof DescriptionList>;
export default meta;

const entries = [
  { term: 'Amount', value: '$1,204.00' },
  { term: 'Card', value: 'Visa •••• 4242' },
  { term: 'Reference', value: '' },
  { term: 'Account', value: 'Blue Lagoon Surf School' },
  { term: 'Note', value: 'The customer asked for a receipt by post.', isWide: true },
];

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      {([1, 2, 3] as const).map((columns) => (
        <Case key={columns} label={`at most ${columns}`}>
          <DescriptionList entries={entries} columns={columns} />
        </Case>
      ))}
      <Case label="inline">
        <DescriptionList entries={entries} columns={1} layout="inline" />
      </Case>
    </Cases>
  ),
};
