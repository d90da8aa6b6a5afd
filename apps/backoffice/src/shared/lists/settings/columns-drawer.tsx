import { Drawer } from '@payfac/ui/drawer';
import { TableSettingsPanel } from '@payfac/ui/table-settings';
import type { Columns } from '../use-columns.ts';

interface ColumnsDrawerProps {
  readonly columns: Pick<Columns<never>, 'all' | 'settings' | 'change'>;
  readonly onClose: () => void;
}

/** The list's columns, their order and the row height; changes apply at once. */
export const ColumnsDrawer = ({ columns, onClose }: ColumnsDrawerProps) => (
  <Drawer isOpen onOpenChange={onClose} title="Columns">
    <TableSettingsPanel
      columns={columns.all}
      settings={columns.settings}
      onChange={columns.change}
    />
  </Drawer>
);
