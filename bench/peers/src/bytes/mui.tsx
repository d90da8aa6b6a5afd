import {
  Button,
  Dialog,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableRow,
  TextField,
} from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useState } from 'react';
import { rows, show } from '../../../src/bytes/page/show.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <TextField label="Name" />
        <TextField select label="Kind" defaultValue="a">
          <MenuItem value="a">A</MenuItem>
        </TextField>
        <DatePicker label="Date" />
      </Dialog>
      <Table>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </LocalizationProvider>
  );
}

show(<Page />);
