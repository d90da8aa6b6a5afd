import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case } from '../../stories/cases.tsx';
import { FieldCases } from '../../stories/field-cases.tsx';
import { DateInput } from './index.ts';

const meta = { title: 'Fields/Date input/States', component: DateInput } satisfies Meta<
  typeof DateInput
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <DateInput label="Due date" defaultValue={isFilled ? '2026-11-20' : ''} {...state} />
      )}
    >
      <Case label="out of bounds">
        <DateInput label="Due date" defaultValue="2026-12-24" latest="2026-11-30" />
      </Case>
      <Case label="without calendar">
        <DateInput label="Date of birth" hasCalendar={false} />
      </Case>
    </FieldCases>
  ),
};
