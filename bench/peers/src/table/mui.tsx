import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ROW_HEIGHT, type Row, TEXT_HEADERS, VIEWPORT } from '../../../src/table/page/contender.ts';
import { reactContender } from '../../../src/table/page/react-contender.tsx';

const columns: GridColDef<Row>[] = [
  { field: 'id', headerName: 'Id' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
  ...TEXT_HEADERS.map(
    (headerName, index): GridColDef<Row> => ({
      field: headerName,
      headerName,
      valueGetter: (_, row) => row.texts[index],
    }),
  ),
];

/** The community edition shows pages of at most 100 rows. */
function Mui({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <div style={{ blockSize: VIEWPORT }}>
      <DataGrid
        columns={columns}
        rows={rows}
        rowHeight={ROW_HEIGHT}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  );
}

export const mui = reactContender('MUI X data grid', Mui, {
  sort: '.MuiDataGrid-columnHeader[data-field="amount"]',
  all: '.MuiDataGrid-columnHeaderCheckbox input',
  scroller: '.MuiDataGrid-virtualScroller',
  cell: '.MuiDataGrid-cell',
});
