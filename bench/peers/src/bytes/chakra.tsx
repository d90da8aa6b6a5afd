import {
  Button,
  ChakraProvider,
  createListCollection,
  DatePicker,
  Dialog,
  defaultSystem,
  Field,
  Input,
  Portal,
  Select,
  Table,
} from '@chakra-ui/react';
import { rows, show } from '../../../src/bytes/page/show.tsx';

const kinds = createListCollection({ items: [{ label: 'A', value: 'a' }] });

const Page = () => (
  <ChakraProvider value={defaultSystem}>
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Open</Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>Refund</Dialog.Title>
            <Field.Root>
              <Field.Label>Name</Field.Label>
              <Input />
            </Field.Root>
            <Select.Root collection={kinds}>
              <Select.Label>Kind</Select.Label>
              <Select.Trigger>
                <Select.ValueText />
              </Select.Trigger>
              <Select.Positioner>
                <Select.Content>
                  {kinds.items.map((item) => (
                    <Select.Item item={item} key={item.value}>
                      {item.label}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select.Positioner>
            </Select.Root>
            <DatePicker.Root>
              <DatePicker.Label>Date</DatePicker.Label>
              <DatePicker.Control>
                <DatePicker.Input />
                <DatePicker.Trigger />
              </DatePicker.Control>
              <DatePicker.Positioner>
                <DatePicker.Content>
                  <DatePicker.View view="day">
                    <DatePicker.DayTable />
                  </DatePicker.View>
                </DatePicker.Content>
              </DatePicker.Positioner>
            </DatePicker.Root>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
    <Table.Root>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            <Table.Cell>{row.amount}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </ChakraProvider>
);

show(<Page />);
