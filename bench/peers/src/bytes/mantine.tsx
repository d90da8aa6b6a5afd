import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { Button, MantineProvider, Modal, Select, Table, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useState } from 'react';
import { rows, show } from '../../../src/bytes/page/show.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Refund">
        <TextInput label="Name" />
        <Select label="Kind" data={['A']} />
        <DatePickerInput label="Date" />
      </Modal>
      <Table>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>{row.amount}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </MantineProvider>
  );
}

show(<Page />);
