import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { ROW_HEIGHT, type Row, TEXT_HEADERS, VIEWPORT } from '../../../src/table/page/contender.ts';
import { reactContender } from '../../../src/table/page/react-contender.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);

const columnDefs: ColDef<Row>[] = [
  { colId: 'id', headerName: 'Id', field: 'id', width: 110 },
  { colId: 'amount', headerName: 'Amount', field: 'amount', sortable: true, width: 110 },
  ...TEXT_HEADERS.map(
    (headerName, index): ColDef<Row> => ({
      headerName,
      valueGetter: ({ data }) => data?.texts[index],
      width: 110,
    }),
  ),
];

function AgGrid({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <div style={{ blockSize: VIEWPORT }}>
      <AgGridReact
        columnDefs={columnDefs}
        rowData={[...rows]}
        rowHeight={ROW_HEIGHT}
        animateRows={false}
        getRowId={({ data }) => data.id}
        rowSelection={{ mode: 'multiRow' }}
      />
    </div>
  );
}

export const agGrid = reactContender('AG Grid community', AgGrid, {
  sort: '.ag-header-cell[col-id="amount"] .ag-header-cell-label',
  all: '.ag-header-row .ag-checkbox-input',
  scroller: '.ag-body-viewport, .ag-grid-viewport',
  cell: '.ag-cell',
});
