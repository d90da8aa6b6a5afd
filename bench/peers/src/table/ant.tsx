import { Table, type TableColumnsType } from 'antd';
import { type Row, TEXT_HEADERS, VIEWPORT } from '../../../src/table/page/contender.ts';
import { reactContender } from '../../../src/table/page/react-contender.tsx';

const columns: TableColumnsType<Row> = [
  { title: 'Id', dataIndex: 'id', width: 110 },
  {
    title: 'Amount',
    dataIndex: 'amount',
    width: 110,
    sorter: (one, other) => one.amount - other.amount,
  },
  ...TEXT_HEADERS.map((title, index) => ({
    title,
    key: title,
    width: 110,
    render: (_: unknown, row: Row) => row.texts[index],
  })),
];

function Ant({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <Table<Row>
      virtual
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      rowSelection={{}}
      scroll={{ x: 1200, y: VIEWPORT }}
    />
  );
}

export const ant = reactContender('Ant Design', Ant, {
  sort: '.ant-table-thead .ant-table-column-has-sorters',
  all: '.ant-table-thead input',
  scroller: '.ant-table-tbody-virtual-holder',
  cell: '.ant-table-cell',
});
