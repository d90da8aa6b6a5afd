import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { TagsInput } from './index.ts';

const meta = { title: 'Fields/Tags input/States', component: TagsInput } satisfies Meta<
  typeof TagsInput
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <TagsInput
          label="Tags"
          placeholder="Add a tag"
          defaultValue={isFilled ? ['wholesale', 'seasonal'] : []}
          {...state}
        />
      )}
    />
  ),
};
