import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { accounts, loadAccounts } from '../../stories/accounts.ts';
import { FieldCases } from '../../stories/field-cases.tsx';
import { SearchSelect, type SearchSelectProps } from './index.ts';

const meta = { title: 'Fields/Search select/States', component: SearchSelect } satisfies Meta<
  typeof SearchSelect
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <SearchSelect
          label="Account"
          placeholder="Name or ID"
          load={loadAccounts}
          selectedOption={accounts[1]}
          defaultValue={isFilled ? accounts[1]?.value : ''}
          {...state}
        />
      )}
    />
  ),
};

const opened = (load: SearchSelectProps['load']): StoryObj => ({
  render: () => (
    <div data-stage="" style={{ minBlockSize: 140, maxInlineSize: 420 }}>
      <SearchSelect label="Account" load={load} />
    </div>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'));
    await screen.findAllByText(/Searching|failed/);
  },
});

export const Searching = opened(() => new Promise(() => undefined));
export const Failed = opened(() => Promise.reject(new Error('offline')));
