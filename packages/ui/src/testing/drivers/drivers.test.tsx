import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { ComboBox } from '../../components/combo-box/index.ts';
import { CommandPalette } from '../../components/command-palette/index.ts';
import { CurrencyInput } from '../../components/currency-input/index.ts';
import { DonutChart } from '../../components/donut-chart/index.ts';
import { Link } from '../../components/link/index.ts';
import { Menu } from '../../components/menu/index.ts';
import { Modal } from '../../components/modal/index.ts';
import { createNotifications, NotificationRegion } from '../../components/notifications/index.ts';
import { Pagination } from '../../components/pagination/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Select } from '../../components/select/index.ts';
import { Table, type TableSort } from '../../components/table/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import * as drivers from '../index.ts';

const scope = { person: userEvent };
const act = vi.fn();
const pairs = [
  { value: 'us', label: 'United States' },
  { value: 'ca', label: 'Canada' },
];
beforeEach(() => act.mockClear());

describe('buttons and links', () => {
  it('are found by name, and say what there is instead', async () => {
    render(
      <>
        <Button onPress={act}>Refund</Button>
        <Button isDisabled>Void</Button>
        <Link href="/disputes">Disputes</Link>
      </>,
    );
    await drivers.buttonDriver(scope, 'Refund').press();
    expect(act).toHaveBeenCalledOnce();
    expect(drivers.buttonDriver(scope, 'Void').isDisabled()).toBe(true);
    expect(drivers.linkDriver(scope, 'Disputes').address()).toBe('/disputes');
    expect(() => drivers.buttonDriver(scope, 'Capture').element()).toThrow('"Refund", "Void"');
  });
});

describe('fields', () => {
  it('take texts key by key, and tell description and error', async () => {
    render(
      <>
        <TextField
          label="Name"
          description="As on the card"
          errorMessage="Enter a name"
          isTouched
          isRequired
        />
        <CurrencyInput label="Amount" />
      </>,
    );
    const name = drivers.textFieldDriver(scope, 'Name');
    expect(name.isRequired()).toBe(true);
    expect([name.description(), name.error()]).toEqual(['As on the card', 'Enter a name']);
    await name.enter('Ada {the} [first]');
    await name.enter('Grace {the} [second]');
    expect(name.value()).toBe('Grace {the} [second]');
    const amount = drivers.textFieldDriver(scope, 'Amount');
    await amount.enter('1204.5');
    await amount.leave();
    expect(amount.value()).toContain('1,204.50');
    expect(amount.error()).toBe('');
  });

  it('offer choices by label', async () => {
    const onChange = vi.fn();
    render(
      <>
        <Checkbox label="Accept" isRequired />
        <RadioGroup label="Speed" options={pairs} />
        <Select label="Country" options={pairs} />
        <ComboBox label="State" options={pairs} onChange={onChange} />
      </>,
    );
    const box = drivers.checkboxDriver(scope, 'Accept');
    await box.press();
    expect(box.isOn()).toBe(true);
    const radio = drivers.radioGroupDriver(scope, 'Speed');
    expect([radio.options(), radio.chosen()]).toEqual([['United States', 'Canada'], undefined]);
    await radio.choose('Canada');
    expect(radio.chosen()).toBe('Canada');
    const select = drivers.selectDriver(scope, 'Country');
    await select.choose('Canada');
    expect(select.chosen()).toBe('Canada');
    const combo = drivers.comboBoxDriver(scope, 'State');
    await combo.search('can');
    expect(combo.options()).toEqual(['Canada']);
    await combo.choose('Canada');
    expect(onChange.mock.calls).toEqual([['ca', pairs[1]]]);
  });
});

describe('what opens', () => {
  it('dialogs', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(true);
      return (
        <Modal isOpen={isOpen} onOpenChange={setOpen} title="Refund">
          <Button onPress={act}>Send</Button>
        </Modal>
      );
    }
    render(<Page />);
    const dialog = drivers.dialogDriver(scope, 'Refund');
    await dialog.press('Send');
    await drivers.buttonDriver(dialog.inside(), 'Send').press();
    expect(act).toHaveBeenCalledTimes(2);
    await dialog.leave();
    expect(dialog.isOpen()).toBe(false);
  });

  it('menus and the palette', async () => {
    render(
      <Menu
        label="Actions"
        trigger={<Button>More</Button>}
        entries={[
          { id: 'a', label: 'Void' },
          { id: 'b', label: 'Refund', onAction: act },
        ]}
      />,
    );
    const menu = drivers.menuDriver(scope, 'More');
    expect(await menu.entries()).toEqual(['Void', 'Refund']);
    await menu.choose('Refund');
    expect([act.mock.calls.length, menu.isOpen()]).toEqual([1, false]);
    render(
      <CommandPalette
        isOpen
        onOpenChange={() => undefined}
        commands={[
          { id: 'a', label: 'Disputes', group: 'Pages' },
          { id: 'b', label: 'Invoices', group: 'Pages', onAction: act },
        ]}
      />,
    );
    const palette = drivers.paletteDriver(scope);
    await palette.search('inv');
    expect(palette.results()).toEqual(['Invoices']);
    await palette.choose('Invoices');
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('notifications', async () => {
    const notifications = createNotifications();
    const notification = drivers.notificationDriver(scope);
    notifications.show({ kind: 'success', message: 'Refund sent' });
    render(<NotificationRegion notifications={notifications} />);
    expect([notification.isShown(), notification.text()]).toEqual([true, 'Refund sent']);
    await notification.close();
    expect([notification.isShown(), notification.text()]).toEqual([false, '']);
  });
});

describe('data', () => {
  it('tables', async () => {
    function Page() {
      const [sort, setSort] = useState<TableSort>();
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      return (
        <Table
          label="Payments"
          columns={[
            { id: 'id', header: 'Id', render: (row) => row, isSortable: true },
            { id: 'sum', header: 'Amount', render: (row) => `$${row.length}` },
          ]}
          rows={['a', 'bb']}
          rowKey={(row) => row}
          onRowOpen={act}
          onSortChange={setSort}
          selection={{ selected, onChange: setSelected, label: (row) => row }}
          {...(sort && { sort })}
        />
      );
    }
    render(<Page />);
    const table = drivers.tableDriver(scope, 'Payments');
    expect([table.headers(), table.rows()]).toEqual([
      ['Id', 'Amount'],
      ['a', 'bb'],
    ]);
    expect(table.cell('bb', 'Amount')).toBe('$2');
    await table.sortBy('Id');
    expect([table.sortOrder('Id'), table.sortOrder('Amount')]).toEqual(['ascending', undefined]);
    await table.select('bb');
    expect(table.selected()).toEqual(['bb']);
    await table.selectAll();
    expect(table.selected()).toEqual(['a', 'bb']);
    await table.open('a');
    expect(act).toHaveBeenCalledOnce();
  });

  it('pages', async () => {
    render(<Pagination page={2} count={42} onChange={act} />);
    const pages = drivers.paginationDriver(scope);
    expect([pages.range(), pages.current(), pages.pages()]).toEqual([
      '11–20 of 42',
      '2',
      ['1', '2', '3', '4', '5'],
    ]);
    await pages.next();
    await pages.previous();
    await pages.goTo('5');
    await pages.setSize(25);
    expect(act.mock.calls.map(([{ page, pageSize }]) => [page, pageSize])).toEqual([
      [3, 10],
      [1, 10],
      [5, 10],
      [1, 25],
    ]);
  });

  it('charts', async () => {
    render(
      <DonutChart
        label="Volume by card"
        parts={[
          { name: 'Visa', value: 60 },
          { name: 'Amex', value: 40 },
        ]}
        formatValue={String}
      />,
    );
    const chart = drivers.chartDriver(scope, 'Volume by card');
    expect(chart.series()).toEqual(['Visa', 'Amex']);
    expect((await chart.figures()).map((row) => row.slice(0, 2))).toContainEqual(['Visa', '60']);
    await chart.toggle('Amex');
    expect(chart.isShown('Amex')).toBe(false);
  });
});
