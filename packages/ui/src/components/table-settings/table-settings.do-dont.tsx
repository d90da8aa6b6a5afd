import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { StillPopover } from '../../stories/still.tsx';
import { initialColumnSettings } from '../table/index.ts';
import { TableSettingsPanel } from './table-settings-panel.tsx';

const columns = [
  { id: 'merchant', header: 'Merchant', isRowHeader: true },
  { id: 'amount', header: 'Amount' },
  { id: 'status', header: 'Status' },
];

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Always show the column that names the row.',
    good: (
      <StillPopover>
        <TableSettingsPanel
          columns={columns}
          settings={{ ...initialColumnSettings, hidden: ['status'] }}
          onChange={unused}
        />
      </StillPopover>
    ),
    dont: 'Don’t hide the column that names the row.',
    bad: (
      <StillPopover>
        <TableSettingsPanel
          columns={columns.map((column) => ({ ...column, isRowHeader: false }))}
          settings={{ ...initialColumnSettings, hidden: ['merchant'] }}
          onChange={unused}
        />
      </StillPopover>
    ),
  },
];
