import { Dialog, Label, Popover, Select } from 'radix-ui';
import { DayPicker } from 'react-day-picker';
import { rows, show } from '../../../src/bytes/page/show.tsx';

/** Radix has neither a calendar nor a table: with the day picker its users take, and without styles. */
const Page = () => (
  <>
    <Dialog.Root>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Title>Refund</Dialog.Title>
          <Label.Root>
            Name <input />
          </Label.Root>
          <Select.Root>
            <Select.Trigger>
              <Select.Value />
            </Select.Trigger>
            <Select.Portal>
              <Select.Content>
                <Select.Viewport>
                  <Select.Item value="a">
                    <Select.ItemText>A</Select.ItemText>
                  </Select.Item>
                </Select.Viewport>
              </Select.Content>
            </Select.Portal>
          </Select.Root>
          <Popover.Root>
            <Popover.Trigger>Date</Popover.Trigger>
            <Popover.Portal>
              <Popover.Content>
                <DayPicker mode="single" />
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

show(<Page />);
