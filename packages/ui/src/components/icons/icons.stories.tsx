import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import * as icons from './index.ts';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Cases width="narrow">
      {Object.entries(icons).map(([name, Icon]) => (
        <Case key={name} label={name}>
          <Icon aria-hidden size={20} />
        </Case>
      ))}
    </Cases>
  ),
};
