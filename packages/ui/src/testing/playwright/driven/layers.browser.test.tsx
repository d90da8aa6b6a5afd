import '../../../../base.css';
import '../../../../brands/harbor.css';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../components/button/index.ts';
import { CommandPalette } from '../../../components/command-palette/index.ts';
import { ContextMenu } from '../../../components/context-menu/index.ts';
import { DateRangePicker } from '../../../components/date-range-picker/index.ts';
import { Disclosure } from '../../../components/disclosure/index.ts';
import { FilterChip } from '../../../components/filter-chip/index.ts';
import { HelpPanel } from '../../../components/help-panel/index.ts';
import { Menu } from '../../../components/menu/index.ts';
import { Modal } from '../../../components/modal/index.ts';
import {
  createNotifications,
  NotificationRegion,
} from '../../../components/notifications/index.ts';
import { SecretValue } from '../../../components/secret-value/index.ts';
import { StatsCard, type StatsRange } from '../../../components/stats-card/index.ts';
import { TextField } from '../../../components/text-field/index.ts';
import { remoteDrivers as drivers, wholePage as page } from './remote-drivers.ts';
import { stage } from './stage.tsx';

const act = vi.fn();
beforeEach(() => act.mockReset());

it('dialogs, with drivers of what stands in them', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button>Send</Button>
        <Modal isOpen={isOpen} onOpenChange={setOpen} title="Refund">
          <TextField label="Reason" isRequired />
          <Button onPress={act}>Send</Button>
        </Modal>
      </>
    );
  }
  await stage(<Page />);
  const dialog = drivers.dialogDriver(page, 'Refund');
  await dialog.press('Send');
  await drivers.buttonDriver(dialog.inside(), 'Send').press();
  expect(act).toHaveBeenCalledTimes(2);
  const reason = drivers.textFieldDriver(dialog.inside(), 'Reason');
  await reason.enter('Duplicate');
  expect(await reason.value()).toBe('Duplicate');
  // From inside: overlays are found from any part of the page.
  expect(await drivers.dialogDriver(dialog.inside(), 'Refund').isOpen()).toBe(true);
  await dialog.leave();
  await waitFor(async () => expect(await dialog.isOpen()).toBe(false));
});

it('menus', async () => {
  await stage(
    <Menu
      label="Actions"
      trigger={<Button>More</Button>}
      entries={[
        { id: 'a', label: 'Void' },
        { id: 'b', label: 'Refund', onAction: act },
      ]}
    />,
  );
  const menu = drivers.menuDriver(page, 'More');
  expect(await menu.entries()).toEqual(['Void', 'Refund']);
  expect(await menu.isOpen()).toBe(true);
  await menu.choose('Refund');
  expect(act).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await menu.isOpen()).toBe(false));
});

it('menus of a place', async () => {
  await stage(
    <ContextMenu label="Actions" entries={[{ id: 'refund', label: 'Refund', onAction: act }]}>
      <button type="button">Payment 42</button>
    </ContextMenu>,
  );
  const menu = drivers.contextMenuDriver(page, { css: 'main button' });
  expect(await menu.entries()).toEqual(['Refund']);
  await menu.choose('Refund');
  expect(act).toHaveBeenCalledOnce();
});

it('the palette', async () => {
  await stage(
    <CommandPalette
      isOpen
      onOpenChange={() => undefined}
      commands={[
        { id: 'a', label: 'Disputes', group: 'Pages' },
        { id: 'b', label: 'Invoices', group: 'Pages', onAction: act },
      ]}
    />,
  );
  const palette = drivers.paletteDriver(page);
  expect(await palette.results()).toEqual(['Disputes', 'Invoices']);
  await palette.search('inv');
  await waitFor(async () => expect(await palette.results()).toEqual(['Invoices']));
  await palette.choose('Invoices');
  expect(act).toHaveBeenCalledOnce();
});

it('notifications', async () => {
  const notifications = createNotifications();
  const notification = drivers.notificationDriver(page);
  notifications.show({ kind: 'success', message: 'Refund sent' });
  await stage(<NotificationRegion notifications={notifications} />);
  await waitFor(async () => expect(await notification.isShown()).toBe(true));
  expect(await notification.text()).toBe('Refund sent');
  await notification.close();
  await waitFor(async () => expect(await notification.isShown()).toBe(false));
});

it('disclosures, secrets and filters', async () => {
  await stage(
    <>
      <Disclosure title="Advanced">Inside</Disclosure>
      <SecretValue label="Key" value="whsec_1" ending="_1" />
      <FilterChip
        label="Status"
        value="Open"
        presets={[{ id: 'won', label: 'Won' }]}
        onPreset={act}
        onClear={act}
      />
    </>,
  );
  const disclosure = drivers.disclosureDriver(page, 'Advanced');
  await disclosure.toggle();
  expect(await disclosure.isOpen()).toBe(true);
  const secret = drivers.secretDriver(page, 'Key');
  expect(await secret.text()).toBe('Hidden, ending in _1');
  await secret.reveal();
  expect(await secret.text()).toBe('whsec_1');
  await secret.copy();
  const chip = drivers.filterChipDriver(page, 'Status');
  expect(await chip.value()).toBe('Open');
  await chip.choose('Won');
  expect(act).toHaveBeenCalledWith('won');
  await chip.clear();
  expect(act).toHaveBeenCalledTimes(2);
});

it('periods', async () => {
  function Figure() {
    const [range, setRange] = useState<StatsRange>({ id: 'today' });
    return (
      <>
        <DateRangePicker label="Period" onChange={act} />
        <StatsCard title="Sales" value="$12.50" range={range} onRangeChange={setRange} />
      </>
    );
  }
  await stage(<Figure />);
  const period = drivers.dateRangeDriver(page, 'Period');
  expect((await period.periods()).slice(0, 2)).toEqual(['Today', 'Yesterday']);
  await period.choose('Yesterday');
  await waitFor(async () => expect(await period.shown()).toBe('Yesterday'));
  await period.enter('11-15-2026', '11-01-2026');
  await waitFor(async () => expect(await period.shown()).toBe('Nov 1 – 15, 2026'));
  expect(act).toHaveBeenLastCalledWith({ id: 'custom', from: '2026-11-01', to: '2026-11-15' });
  const card = drivers.statsCardDriver(page, 'Sales');
  expect([await card.value(), await card.range()]).toEqual(['$12.50', 'Today']);
  expect([await card.isLoading(), await card.error()]).toEqual([false, '']);
  expect(await card.ranges()).toContain('Last 7 Days');
  await card.chooseRange('Last 7 Days');
  await waitFor(async () => expect(await card.range()).toBe('Last 7 Days'));
});

it('help', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <HelpPanel title="Payouts" isOpen={isOpen} onOpenChange={setOpen}>
        On banking days.
      </HelpPanel>
    );
  }
  await stage(<Page />);
  const help = drivers.helpPanelDriver(page, 'Payouts');
  expect(await help.text()).toContain('On banking days.');
  await help.close();
  await waitFor(async () => expect(await help.isOpen()).toBe(false));
});
