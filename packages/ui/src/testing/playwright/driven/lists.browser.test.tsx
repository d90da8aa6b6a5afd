import '../../../../base.css';
import '../../../../brands/harbor.css';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BulkActionBar } from '../../../components/bulk-action-bar/index.ts';
import { Button } from '../../../components/button/index.ts';
import { DonutChart } from '../../../components/donut-chart/index.ts';
import { Pagination } from '../../../components/pagination/index.ts';
import { SavedViewBar } from '../../../components/saved-view-bar/index.ts';
import { Sidebar } from '../../../components/sidebar/index.ts';
import { Stepper } from '../../../components/stepper/index.ts';
import { initialColumnSettings, Table, type TableSort } from '../../../components/table/index.ts';
import { TableSettings } from '../../../components/table-settings/index.ts';
import { Tabs } from '../../../components/tabs/index.ts';
import { TextField } from '../../../components/text-field/index.ts';
import { Wizard } from '../../../components/wizard/index.ts';
import { remoteDrivers as drivers, wholePage as page } from './remote-drivers.ts';
import { stage } from './stage.tsx';

const act = vi.fn();
beforeEach(() => act.mockReset());

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
        rowActions={(row) => <Button onPress={() => act(row, 'void')}>Void</Button>}
        selection={{ selected, onChange: setSelected, label: (row) => row }}
        {...(sort && { sort })}
      />
    );
  }
  await stage(<Page />);
  const table = drivers.tableDriver(page, 'Payments');
  expect((await table.headers()).slice(0, 2)).toEqual(['Id', 'Amount']);
  expect(await table.rows()).toEqual(['a', 'bb']);
  expect(await table.cell('bb', 'Amount')).toBe('$2');
  await table.sortBy('Id');
  expect(await table.sortOrder('Id')).toBe('ascending');
  expect((await table.sortOrder('Amount')) ?? 'none').toBe('none');
  await table.select('bb');
  expect(await table.selected()).toEqual(['bb']);
  await table.selectAll();
  expect(await table.selected()).toEqual(['a', 'bb']);
  await table.open('a');
  expect(act).toHaveBeenCalledOnce();
  await drivers.buttonDriver(table.inRow('bb'), 'Void').press();
  expect(act).toHaveBeenLastCalledWith('bb', 'void');
});

it('pages', async () => {
  await stage(<Pagination page={2} count={42} onChange={act} />);
  const pages = drivers.paginationDriver(page);
  expect(await pages.range()).toBe('11–20 of 42');
  expect(await pages.current()).toBe('2');
  expect(await pages.pages()).toEqual(['1', '2', '3', '4', '5']);
  await pages.next();
  await pages.previous();
  await pages.goTo('5');
  await pages.setSize(25);
  expect(act.mock.calls.map(([to]) => [to.page, to.pageSize])).toEqual([
    [3, 10],
    [1, 10],
    [5, 10],
    [1, 25],
  ]);
});

it('columns', async () => {
  const columns = [
    { id: 'id', header: 'Id' },
    { id: 'amount', header: 'Amount' },
  ];
  function Settings() {
    const [settings, setSettings] = useState(initialColumnSettings);
    return <TableSettings columns={columns} settings={settings} onChange={setSettings} />;
  }
  await stage(<Settings />);
  const settings = drivers.tableSettingsDriver(page);
  await settings.open();
  await settings.moveUp('Amount');
  await settings.toggle('Amount');
  await settings.setDensity('Comfortable');
  expect([await settings.columns(), await settings.isShown('Amount')]).toEqual([
    ['Amount', 'Id'],
    false,
  ]);
  await settings.moveDown('Amount');
  expect(await settings.columns()).toEqual(['Id', 'Amount']);
  await settings.reset();
  expect(await settings.isShown('Amount')).toBe(true);
});

it('views', async () => {
  const props = { views: [{ id: 'a', name: 'Large' }], defaultName: 'All', selectedId: null };
  await stage(<SavedViewBar {...props} isChanged onSelect={act} onReset={act} onSaveAs={act} />);
  const views = drivers.savedViewDriver(page);
  expect([await views.views(), await views.selected(), await views.isChanged()]).toEqual([
    ['All', 'Large'],
    'All',
    true,
  ]);
  await views.choose('Large');
  await drivers.buttonDriver(views.inside(), 'Save as view').press();
  await views.name('Small [ones]');
  expect(act.mock.calls).toEqual([['a'], ['Small [ones]']]);
});

it('actions for a selection', async () => {
  const clear = vi.fn();
  await stage(
    <BulkActionBar count={3} onClear={clear}>
      <Button onPress={act}>Export</Button>
    </BulkActionBar>,
  );
  const bar = drivers.bulkBarDriver(page);
  expect(await bar.text()).toContain('3 selected');
  await bar.press('Export');
  await bar.clear();
  expect([act.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
});

it('charts', async () => {
  await stage(
    <DonutChart
      label="Volume by card"
      parts={[
        { name: 'Visa', value: 60 },
        { name: 'Amex', value: 40 },
      ]}
      formatValue={String}
    />,
  );
  const chart = drivers.chartDriver(page, 'Volume by card');
  expect(await chart.series()).toEqual(['Visa', 'Amex']);
  expect((await chart.figures()).map((row) => row.slice(0, 2))).toContainEqual(['Visa', '60']);
  expect(await chart.annotations()).toEqual([]);
  await chart.toggle('Amex');
  expect(await chart.isShown('Amex')).toBe(false);
});

it('tabs, the sidebar and steps', async () => {
  await stage(
    <>
      <Tabs
        label="Account"
        selected="a"
        onChange={act}
        tabs={[
          { id: 'a', label: 'Overview', content: '' },
          { id: 'b', label: 'Fees', content: '' },
        ]}
      />
      <Sidebar
        brand={{ title: 'Harbor', href: '#' }}
        entries={[
          { label: 'Home', href: '#home', icon: null },
          { label: 'Disputes', href: '#disputes', icon: null },
        ]}
        activeHref="#disputes"
      />
      <Stepper
        label="Application"
        steps={[
          { id: 'business', label: 'Business', state: 'done', onPress: () => act('business') },
          { id: 'owners', label: 'Owners', state: 'current' },
        ]}
      />
    </>,
  );
  const tabs = drivers.tabsDriver(page, 'Account');
  expect([await tabs.tabs(), await tabs.selected()]).toEqual([['Overview', 'Fees'], 'Overview']);
  await tabs.goTo('Fees');
  expect(act).toHaveBeenCalledExactlyOnceWith('b');
  const sidebar = drivers.sidebarDriver(page);
  expect([await sidebar.entries(), await sidebar.current()]).toEqual([
    ['Home', 'Disputes'],
    'Disputes',
  ]);
  await sidebar.goTo('Home');
  expect(location.hash).toBe('#home');
  const stepper = drivers.stepperDriver(page, 'Application');
  expect([await stepper.steps(), await stepper.current()]).toEqual([
    ['Business', 'Owners'],
    'Owners',
  ]);
  await stepper.goTo('Business');
  expect(act).toHaveBeenLastCalledWith('business');
});

it('wizards', async () => {
  await stage(
    <Wizard
      label="New account"
      finishLabel="Create"
      onFinish={act}
      actions={<Button onPress={() => act('later')}>Save and leave</Button>}
      steps={[
        { id: 'a', label: 'Business', content: <TextField label="Legal name" /> },
        { id: 'b', label: 'Owner', content: 'owner' },
      ]}
    />,
  );
  const wizard = drivers.wizardDriver(page, 'New account');
  expect([await wizard.steps(), await wizard.current()]).toEqual([
    ['Business', 'Owner'],
    'Business',
  ]);
  await drivers.textFieldDriver(wizard.inside(), 'Legal name').enter('Blue Door');
  await wizard.next();
  await waitFor(async () => expect(await wizard.current()).toBe('Owner'));
  await wizard.goTo('Business');
  await waitFor(async () => expect(await wizard.current()).toBe('Business'));
  await wizard.next();
  await wizard.back();
  await waitFor(async () => expect(await wizard.current()).toBe('Business'));
  expect((await wizard.error()) ?? 'none').toBe('none');
  await wizard.act('Save and leave');
  expect(act).toHaveBeenCalledExactlyOnceWith('later');
});
