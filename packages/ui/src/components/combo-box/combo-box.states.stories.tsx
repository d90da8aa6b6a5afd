import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FieldCases } from '../../stories/field-cases.tsx';
import { ComboBox } from './index.ts';

const options = [
  { value: 'sm_1001', label: 'Blue Door Cafe', description: 'sm_1001' },
  { value: 'sm_1002', label: 'Nordhaven Cycles', description: 'sm_1002' },
  { value: 'sm_1003', label: 'Riverside Books', description: 'sm_1003' },
];

const meta = { title: 'Fields/Combo box/States', component: ComboBox } satisfies Meta<
  typeof ComboBox
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <ComboBox
          label="Sub-merchant"
          options={options}
          placeholder="Name or ID"
          defaultValue={isFilled ? 'sm_1002' : ''}
          {...state}
        />
      )}
    />
  ),
};

const open = async () => {
  await userEvent.click(await screen.findByRole('combobox'));
  await screen.findAllByRole('option');
};

export const Open: StoryObj = {
  render: () => (
    <div data-stage="" style={{ minBlockSize: 240, maxInlineSize: 420 }}>
      <ComboBox label="Sub-merchant" options={options} defaultValue="sm_1002" />
    </div>
  ),
  play: open,
};

/** At phone width: the list is as wide as the field, and within the page. */
export const OpenOnAPhone: StoryObj = {
  globals: { width: '360' },
  render: () => (
    <div data-stage="" style={{ minBlockSize: 320, marginInline: -8 }}>
      <ComboBox
        label="Sub-merchant"
        options={[
          ...options,
          {
            value: 'sm_1004',
            label: 'Nordhaven Bicycle Repair and Rental Company of New England',
            description: 'sm_1004',
          },
          { value: 'sm_1005', label: 'Union Street Flowers', description: 'sm_1005' },
        ]}
        placeholder="Name or ID"
      />
    </div>
  ),
  play: open,
};

export const NothingFound: StoryObj = {
  render: () => (
    <div data-stage="" style={{ minBlockSize: 140, maxInlineSize: 420 }}>
      <ComboBox label="Sub-merchant" options={options} />
    </div>
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zebra');
    await screen.findByText('Nothing found');
  },
};
