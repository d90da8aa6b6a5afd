import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import { type ColumnSettings, initialColumnSettings, Table } from '@payfac/ui/table';
import { useState } from 'react';
import type { Row } from './contender.ts';
import { reactContender } from './react-contender.tsx';
import { useOurTable } from './use-our-table.ts';

const rowHref = (row: Row) => `#${row.id}`;

/** With links, selection on all pages, resizable columns and a sticky one. */
function OurTable({ rows }: { readonly rows: readonly Row[] }) {
  const table = useOurTable(rows);
  const [isAll, setAll] = useState(false);
  const [settings, setSettings] = useState<ColumnSettings>(initialColumnSettings);
  return (
    <Table
      {...table}
      rowHref={rowHref}
      columnSettings={settings}
      onColumnSettingsChange={setSettings}
      isFirstColumnSticky
      selection={{ ...table.selection, matching: { total: 100_000, isAll, onChange: setAll } }}
    />
  );
}

export const ours = reactContender('ours', OurTable);
