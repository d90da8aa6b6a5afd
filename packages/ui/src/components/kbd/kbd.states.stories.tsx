import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Kbd } from './index.ts';

const meta = {
  title: 'Layout/Key/States',
  id: 'components-kbd-states',
  component: Kbd,
} satisfies Meta<typeof Kbd>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="narrow">
      {['K', '?', 'Esc', '⌘', '↑'].map((key) => (
        <Case key={key} label={key}>
          <Kbd>{key}</Kbd>
        </Case>
      ))}
    </Cases>
  ),
};
