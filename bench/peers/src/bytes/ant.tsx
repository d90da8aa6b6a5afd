import { Button, DatePicker, Input, Modal, Select, Table } from 'antd';
import { useState } from 'react';
import { rows, show } from '../../../src/bytes/page/show.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={isOpen} onCancel={() => setOpen(false)} title="Refund">
        <Input aria-label="Name" />
        <Select aria-label="Kind" options={[{ value: 'a', label: 'A' }]} />
        <DatePicker />
      </Modal>
      <Table rowKey="id" columns={[{ title: 'Amount', dataIndex: 'amount' }]} dataSource={rows} />
    </>
  );
}

show(<Page />);
