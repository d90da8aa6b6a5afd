import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FieldCases } from '../../stories/field-cases.tsx';
import { DateRangePicker } from './index.ts';

const meta = {
  title: 'Fields/Date range picker/States',
  component: DateRangePicker,
} satisfies Meta<typeof DateRangePicker>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      hasReadOnly={false}
      field={(state, isFilled) => (
        <DateRangePicker
          label="Created"
          placeholder="Any time"
          defaultValue={isFilled ? { id: 'lastMonth' } : null}
          {...state}
        />
      )}
    />
  ),
};

export const Open: StoryObj = {
  render: () => (
    <div data-stage="" style={{ minBlockSize: 520, maxInlineSize: 260 }}>
      <DateRangePicker
        label="Created"
        defaultValue={{ id: 'custom', from: '2026-10-28', to: '2026-11-14' }}
        latest="2026-11-20"
      />
    </div>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Created/ }));
    await screen.findByRole('button', { name: /^Friday, November 13, 2026/ });
  },
};
