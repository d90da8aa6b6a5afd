import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Layout/Disclosure/States',
  id: 'components-disclosure-states',
  component: Disclosure,
} satisfies Meta<typeof Disclosure>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="closed">
        <Disclosure title="Advanced">Inside</Disclosure>
      </Case>
      <Case label="open">
        <Disclosure title="Advanced" isOpenAtFirst>
          Inside
        </Disclosure>
      </Case>
      <Case label="with a summary">
        <Disclosure title="Level II and III data of the order" summary="4 fields">
          Inside
        </Disclosure>
      </Case>
    </Cases>
  ),
};
