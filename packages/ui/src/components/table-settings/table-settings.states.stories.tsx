import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { exampleColumns } from '../../stories/payments.tsx';
import { type ColumnSettings, initialColumnSettings } from '../table/index.ts';
import { TableSettings } from './index.ts';

const meta = {
  title: 'Data/Table settings/States',
  id: 'components-table-settings-states',
  component: TableSettings,
  args: { columns: exampleColumns, settings: initialColumnSettings, onChange: () => undefined },
} satisfies Meta<typeof TableSettings>;

export default meta;

function Working() {
  const [settings, setSettings] = useState<ColumnSettings>({
    ...initialColumnSettings,
    hidden: ['card'],
  });
  return <TableSettings columns={exampleColumns} settings={settings} onChange={setSettings} />;
}

export const Open: StoryObj = {
  render: () => (
    <div data-stage="" style={{ minBlockSize: 420 }}>
      <Working />
    </div>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    // The panel's code loads when it first opens.
    await screen.findByRole('checkbox', { name: 'Transaction' });
  },
};
