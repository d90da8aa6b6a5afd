import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldCases } from '../../stories/field-cases.tsx';
import { SearchField } from './index.ts';

const meta = { title: 'Fields/Search field/States', component: SearchField } satisfies Meta<
  typeof SearchField
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <SearchField
          label="Search transactions"
          defaultValue={isFilled ? 'Blue Door' : ''}
          {...state}
        />
      )}
    />
  ),
};
