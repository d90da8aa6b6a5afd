import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Cell,
  Column,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  DialogTrigger,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  Popover,
  Row,
  Select,
  SelectValue,
  Table,
  TableBody,
  TableHeader,
  TextField,
} from 'react-aria-components';
import { rows, show } from '../../../src/bytes/page/show.tsx';

const Page = () => (
  <>
    <DialogTrigger>
      <Button>Open</Button>
      <Modal>
        <Dialog>
          <Heading slot="title">Refund</Heading>
          <TextField>
            <Label>Name</Label>
            <Input />
          </TextField>
          <Select>
            <Label>Kind</Label>
            <Button>
              <SelectValue />
            </Button>
            <Popover>
              <ListBox>
                <ListBoxItem>A</ListBoxItem>
              </ListBox>
            </Popover>
          </Select>
          <DatePicker>
            <Label>Date</Label>
            <Group>
              <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
              <Button>Calendar</Button>
            </Group>
            <Popover>
              <Dialog>
                <Calendar>
                  <Button slot="previous">Before</Button>
                  <Heading />
                  <Button slot="next">After</Button>
                  <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
                </Calendar>
              </Dialog>
            </Popover>
          </DatePicker>
        </Dialog>
      </Modal>
    </DialogTrigger>
    <Table aria-label="Payments">
      <TableHeader>
        <Column isRowHeader>Amount</Column>
      </TableHeader>
      <TableBody items={rows}>
        {(row) => (
          <Row>
            <Cell>{row.amount}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  </>
);

show(<Page />);
