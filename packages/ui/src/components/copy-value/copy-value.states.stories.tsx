import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { CopyValue } from './index.ts';

const meta = {
  title: 'Actions/Copy value/States',
  id: 'components-copyvalue-states',
  component: CopyValue,
} satisfies Meta<typeof CopyValue>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="text">
        <CopyValue value="grace.hopper@example.com" label="address" />
      </Case>
      <Case label="fixed width">
        <CopyValue value="txn_01HF7M2Z9" label="transaction id" isMono />
      </Case>
      <Case label="short form">
        <CopyValue value="txn_01HF7M2Z9" label="transaction id">
          …M2Z9
        </CopyValue>
      </Case>
      <Case label="longer than its surroundings">
        <CopyValue
          value="https://pay.harbor.localhost/links/0f8fad5b-d9cb-469f-a165-70867728950e"
          label="payment link"
        />
      </Case>
    </Cases>
  ),
};
