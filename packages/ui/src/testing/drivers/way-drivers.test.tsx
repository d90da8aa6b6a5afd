import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../components/button/index.ts';
import { Calendar } from '../../components/calendar/index.ts';
import { Sidebar } from '../../components/sidebar/index.ts';
import { Tabs } from '../../components/tabs/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { Wizard } from '../../components/wizard/index.ts';
import * as drivers from '../index.ts';

const scope = { person: userEvent };
const act = vi.fn();
beforeEach(() => act.mockClear());

describe('ways', () => {
  it('tabs and the sidebar', async () => {
    render(
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
          brand={{ title: 'Harbor', href: '/' }}
          entries={[
            { label: 'Home', href: '/home', icon: null },
            { label: 'Disputes', href: '/disputes', icon: null },
          ]}
          activeHref="/disputes"
        />
      </>,
    );
    const tabs = drivers.tabsDriver(scope, 'Account');
    expect([tabs.tabs(), tabs.selected()]).toEqual([['Overview', 'Fees'], 'Overview']);
    await tabs.goTo('Fees');
    expect(act).toHaveBeenCalledExactlyOnceWith('b');
    const sidebar = drivers.sidebarDriver(scope);
    expect([sidebar.entries(), sidebar.current()]).toEqual([['Home', 'Disputes'], 'Disputes']);
  });

  it('wizards', async () => {
    render(
      <Wizard
        label="New account"
        finishLabel="Create"
        onFinish={act}
        steps={[
          { id: 'a', label: 'Business', content: <TextField label="Legal name" /> },
          { id: 'b', label: 'Owner', content: 'owner' },
        ]}
      />,
    );
    const wizard = drivers.wizardDriver(scope, 'New account');
    expect([wizard.steps(), wizard.current()]).toEqual([['Business', 'Owner'], 'Business']);
    await drivers.textFieldDriver(wizard.inside(), 'Legal name').enter('Blue Door');
    await wizard.next();
    await wizard.goTo('Business');
    expect(wizard.current()).toBe('Business');
    await wizard.next();
    await wizard.back();
    expect([wizard.current(), wizard.error()]).toEqual(['Business', undefined]);
    await expect(async () => wizard.back()).rejects.toThrow('button back');
    await wizard.next();
    await wizard.next();
    expect(act).toHaveBeenCalledOnce();
  });

  it('wizards that say why they stay, with other ways out', async () => {
    render(
      <Wizard
        label="New account"
        finishLabel="Create"
        onFinish={() => undefined}
        steps={[{ id: 'a', label: 'Business', content: 'business' }]}
        error="The tax ID is in use."
        actions={<Button onPress={act}>Save and leave</Button>}
      />,
    );
    const wizard = drivers.wizardDriver(scope, 'New account');
    expect(wizard.error()).toBe('The tax ID is in use.');
    await wizard.act('Save and leave');
    expect(act).toHaveBeenCalledOnce();
  });
});

it('calendars', async () => {
  const marks = [{ date: '2026-11-10', label: 'Payout $810.20' }];
  render(<Calendar label="Payout day" defaultMonth="2026-11-01" marks={marks} onChange={act} />);
  const calendar = drivers.calendarDriver(scope, 'Payout day');
  expect(calendar.day('November 10, 2026')).toBe('Tuesday, November 10, 2026, Payout $810.20');
  await calendar.choose('November 18, 2026');
  expect(act).toHaveBeenCalledExactlyOnceWith('2026-11-18');
  expect(calendar.isChosen('November 18, 2026')).toBe(true);
  await calendar.nextMonth();
  expect(calendar.day('December 1, 2026')).toBe('Tuesday, December 1, 2026');
  await calendar.previousMonth();
  expect(calendar.isChosen('November 17, 2026')).toBe(false);
});
