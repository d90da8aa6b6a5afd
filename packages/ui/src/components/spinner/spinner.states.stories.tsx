import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner/States',
  id: 'components-spinner-states',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="of the text around">
        <span data-stage="" style={{ fontSize: 13 }}>
          <Spinner /> 13 pixels
        </span>
      </Case>
      <Case label="of a heading">
        <span data-stage="" style={{ fontSize: 24 }}>
          <Spinner /> 24 pixels
        </span>
      </Case>
      <Case label="said by itself">
        <Spinner label="Loading transactions" />
      </Case>
    </Cases>
  ),
};
