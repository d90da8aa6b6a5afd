import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CodeView } from '../../components/code-view/index.ts';
import { CommentThread } from '../../components/comment-thread/index.ts';
import { ContextMenu } from '../../components/context-menu/index.ts';
import { DescriptionList } from '../../components/description-list/index.ts';
import { JsonView } from '../../components/json-view/index.ts';
import { SavedViewBar } from '../../components/saved-view-bar/index.ts';
import { StatsCard, type StatsRange } from '../../components/stats-card/index.ts';
import { initialColumnSettings } from '../../components/table/index.ts';
import { TableSettings } from '../../components/table-settings/index.ts';
import { Timeline } from '../../components/timeline/index.ts';
import * as drivers from '../index.ts';

const scope = { person: userEvent };
const act = vi.fn();
beforeEach(() => act.mockReset());

it('comments are read, and sent', async () => {
  const comments = [{ id: '1', author: 'Ada', time: '10:30 am', body: 'Asked by e-mail' }];
  act.mockRejectedValueOnce(new Error('offline'));
  render(<CommentThread label="Comments" comments={comments} onSend={act} />);
  const thread = drivers.commentThreadDriver(scope, 'Comments');
  expect(thread.comments()).toEqual([{ author: 'Ada', time: '10:30 am', text: 'Asked by e-mail' }]);
  await thread.send('Paid {twice}');
  expect(thread.error()).toContain('not sent');
  await thread.send('Paid once');
  expect(thread.error()).toBe('');
  expect(act.mock.calls).toEqual([['Paid {twice}'], ['Paid once']]);
});

it('facts and events are read', () => {
  render(
    <>
      <DescriptionList
        entries={[
          { term: 'Reason', value: 'Fraud' },
          { term: 'Note', value: '' },
        ]}
      />
      <Timeline label="History" events={[{ id: '1', time: '10:30 am', title: 'Opened' }]} />
    </>,
  );
  const facts = drivers.descriptionListDriver(scope);
  expect(facts.terms()).toEqual(['Reason', 'Note']);
  expect([facts.value('Reason'), facts.value('Note')]).toEqual(['Fraud', 'No value']);
  const [event] = drivers.timelineDriver(scope, 'History').events();
  expect(event).toContain('Opened');
});

it('code and JSON are read, opened and copied', async () => {
  const person = userEvent.setup();
  render(
    <>
      <CodeView label="Request" code="GET /payments" />
      <JsonView label="Response" value={{ card: { brand: 'visa' } }} />
    </>,
  );
  expect(drivers.codeDriver({ person }, 'Request').text()).toBe('GET /payments');
  const response = drivers.codeDriver({ person }, 'Response');
  expect(response.text()).not.toContain('visa');
  await response.toggle('card');
  expect(response.text()).toContain('"brand": "visa"');
  await response.copy();
  expect(await navigator.clipboard.readText()).toContain('"brand": "visa"');
});

it('a figure is read, its period chosen', async () => {
  function Figure() {
    const [range, setRange] = useState<StatsRange>({ id: 'today' });
    return <StatsCard title="Sales" value="$12.50" range={range} onRangeChange={setRange} />;
  }
  render(<Figure />);
  const card = drivers.statsCardDriver(scope, 'Sales');
  expect([card.value(), card.range(), card.isLoading(), card.error()]).toEqual([
    '$12.50',
    'Today',
    false,
    '',
  ]);
  expect(await card.ranges()).toContain('Last 7 Days');
  await card.chooseRange('Last 7 Days');
  expect(card.range()).toBe('Last 7 Days');
});

it('actions of a place are chosen by the secondary button', async () => {
  render(
    <ContextMenu label="Actions" entries={[{ id: 'refund', label: 'Refund', onAction: act }]}>
      <button type="button">Payment 42</button>
    </ContextMenu>,
  );
  const menu = drivers.contextMenuDriver(scope, screen.getByRole('button'));
  expect(await menu.entries()).toEqual(['Refund']);
  await menu.choose('Refund');
  expect(act).toHaveBeenCalledOnce();
});

it('columns are shown, hidden and moved', async () => {
  const columns = [
    { id: 'id', header: 'Id' },
    { id: 'amount', header: 'Amount' },
  ];
  function Settings() {
    const [settings, setSettings] = useState(initialColumnSettings);
    return <TableSettings columns={columns} settings={settings} onChange={setSettings} />;
  }
  render(<Settings />);
  const settings = drivers.tableSettingsDriver(scope);
  await settings.open();
  await settings.moveUp('Amount');
  await settings.toggle('Amount');
  await settings.setDensity('Comfortable');
  expect([settings.columns(), settings.isShown('Amount')]).toEqual([['Amount', 'Id'], false]);
  await settings.reset();
  expect([settings.columns(), settings.isShown('Amount')]).toEqual([['Id', 'Amount'], true]);
});

it('views are chosen and named', async () => {
  const props = { views: [{ id: 'a', name: 'Large' }], defaultName: 'All', selectedId: null };
  render(<SavedViewBar {...props} isChanged onSelect={act} onReset={act} onSaveAs={act} />);
  const views = drivers.savedViewDriver(scope);
  expect([views.views(), views.selected(), views.isChanged()]).toEqual([
    ['All', 'Large'],
    'All',
    true,
  ]);
  await views.choose('Large');
  await drivers.buttonDriver(views.inside(), 'Save as view').press();
  await views.name('Small [ones]');
  expect(act.mock.calls).toEqual([['a'], ['Small [ones]']]);
});
