import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import { Button } from '@payfac/ui/button';
import { DateInput } from '@payfac/ui/date-input';
import { Modal } from '@payfac/ui/modal';
import { Select } from '@payfac/ui/select';
import { type Column, Table } from '@payfac/ui/table';
import { TextField } from '@payfac/ui/text-field';
import { useState } from 'react';
import { rows, show } from './show.tsx';

type Row = (typeof rows)[number];

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'Id', render: (row) => row.id },
  { id: 'amount', header: 'Amount', render: (row) => row.amount },
];
const options = [{ value: 'a', label: 'A' }];
const rowKey = (row: Row) => row.id;

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen} title="Refund">
        <TextField label="Name" />
        <Select label="Kind" options={options} />
        <DateInput label="Date" />
      </Modal>
      <Table label="Payments" columns={columns} rows={rows} rowKey={rowKey} />
    </>
  );
}

show(<Page />);
