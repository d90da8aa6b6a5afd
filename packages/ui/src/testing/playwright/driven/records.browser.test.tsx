import '../../../../base.css';
import '../../../../brands/harbor.css';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../components/button/index.ts';
import { Calendar } from '../../../components/calendar/index.ts';
import { Checklist } from '../../../components/checklist/index.ts';
import { CodeView } from '../../../components/code-view/index.ts';
import { CommentThread } from '../../../components/comment-thread/index.ts';
import { DescriptionList } from '../../../components/description-list/index.ts';
import { DocumentViewer } from '../../../components/document-viewer/index.ts';
import { type DroppedFile, FileDrop } from '../../../components/file-drop/index.ts';
import { InboxList } from '../../../components/inbox-list/index.ts';
import { InlineEdit } from '../../../components/inline-edit/index.ts';
import { JsonView } from '../../../components/json-view/index.ts';
import { KeyValueEditor, type KeyValuePair } from '../../../components/key-value-editor/index.ts';
import { SortableList } from '../../../components/sortable-list/index.ts';
import { Timeline } from '../../../components/timeline/index.ts';
import { remoteDrivers as drivers, wholePage as page } from './remote-drivers.ts';
import { stage } from './stage.tsx';

const act = vi.fn();
beforeEach(() => act.mockReset());

it('comments', async () => {
  const comments = [{ id: '1', author: 'Ada', time: '10:30 am', body: 'Asked by e-mail' }];
  act.mockRejectedValueOnce(new Error('offline'));
  await stage(<CommentThread label="Comments" comments={comments} onSend={act} />);
  const thread = drivers.commentThreadDriver(page, 'Comments');
  expect(await thread.comments()).toEqual([
    { author: 'Ada', time: '10:30 am', text: 'Asked by e-mail' },
  ]);
  await thread.send('Paid {twice}');
  await waitFor(async () => expect(await thread.error()).toContain('not sent'));
  await thread.send('Paid once');
  await waitFor(async () => expect(await thread.error()).toBe(''));
  expect(act.mock.calls).toEqual([['Paid {twice}'], ['Paid once']]);
});

it('facts and events', async () => {
  await stage(
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
  const facts = drivers.descriptionListDriver(page);
  expect(await facts.terms()).toEqual(['Reason', 'Note']);
  expect([await facts.value('Reason'), await facts.value('Note')]).toEqual(['Fraud', 'No value']);
  const [event] = await drivers.timelineDriver(page, 'History').events();
  expect(event).toContain('Opened');
});

it('code and JSON', async () => {
  await stage(
    <>
      <CodeView label="Request" code="GET /payments" />
      <JsonView label="Response" value={{ card: { brand: 'visa' } }} />
    </>,
  );
  expect(await drivers.codeDriver(page, 'Request').text()).toBe('GET /payments');
  const response = drivers.codeDriver(page, 'Response');
  expect(await response.text()).not.toContain('visa');
  await response.toggle('card');
  expect(await response.text()).toContain('"brand": "visa"');
  await response.copy();
});

it('files', async () => {
  const add = vi.fn();
  const files: DroppedFile[] = [
    { id: '1', name: 'a.csv', size: 12, state: 'failed', message: 'Row 3 has no e-mail' },
    { id: '2', name: 'b.csv', size: 12, state: 'sending', progress: 40 },
  ];
  const props = { label: 'Applications', files, onAdd: add, onRemove: act };
  await stage(<FileDrop {...props} accept=".csv" onRetry={act} isMultiple />);
  const drop = drivers.fileDropDriver(page, 'Applications');
  await drop.add({ file: 'c.csv', text: 'x' });
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  const [[added]] = add.mock.calls[0] ?? [[]];
  expect([added.name, await added.text()]).toEqual(['c.csv', 'x']);
  expect(await drop.files()).toEqual(['a.csv', 'b.csv']);
  expect(await drop.outcome('a.csv')).toBe('Row 3 has no e-mail');
  expect([(await drop.progress('a.csv')) ?? 'none', await drop.progress('b.csv')]).toEqual([
    'none',
    40,
  ]);
  await drop.dismiss('a.csv');
  await drivers.buttonDriver(drop.inFile('a.csv'), 'Try a.csv again').press();
  expect(act.mock.calls).toEqual([['1'], ['1']]);
});

it('calendars', async () => {
  const marks = [{ date: '2026-11-10', label: 'Payout $810.20' }];
  await stage(
    <Calendar label="Payout day" defaultMonth="2026-11-01" marks={marks} onChange={act} />,
  );
  const calendar = drivers.calendarDriver(page, 'Payout day');
  expect(await calendar.day('November 10, 2026')).toBe(
    'Tuesday, November 10, 2026, Payout $810.20',
  );
  await calendar.choose('November 18, 2026');
  expect(act).toHaveBeenCalledExactlyOnceWith('2026-11-18');
  await waitFor(async () => expect(await calendar.isChosen('November 18, 2026')).toBe(true));
  await calendar.nextMonth();
  expect(await calendar.day('December 1, 2026')).toContain('December 1, 2026');
  await calendar.previousMonth();
  expect(await calendar.isChosen('November 17, 2026')).toBe(false);
});

it('texts changed where they stand', async () => {
  const check = (text: string) => (text === '' ? 'Enter a note' : undefined);
  function Note() {
    const [value, setValue] = useState('old');
    return <InlineEdit label="Note" value={value} onSave={setValue} check={check} />;
  }
  await stage(<Note />);
  const note = drivers.inlineEditDriver(page, 'Note');
  expect([await note.text(), await note.isEditing()]).toEqual(['old', false]);
  await note.change('');
  await waitFor(async () => expect(await note.error()).toBe('Enter a note'));
  await note.change('{new}');
  await waitFor(async () => expect(await note.isEditing()).toBe(false));
  expect([await note.text(), await note.error()]).toEqual(['{new}', '']);
  await note.begin();
  await note.leave();
  await waitFor(async () => expect(await note.isEditing()).toBe(false));
});

it('an inbox and tasks', async () => {
  const base = { href: '#notice', time: 'now' };
  await stage(
    <>
      <InboxList
        label="Notifications"
        onRead={act}
        items={[
          { ...base, id: '1', title: 'Payout failed', isUnread: true, detail: 'R03' },
          { ...base, id: '2', title: 'Report ready', isUnread: false },
        ]}
      />
      <Checklist
        title="Before the first sale"
        tasks={[
          { id: '1', title: 'Add a bank account', isDone: true },
          {
            id: '2',
            title: 'Verify',
            isDone: false,
            action: <Button onPress={() => act('begun')}>Start</Button>,
          },
        ]}
      />
    </>,
  );
  const inbox = drivers.inboxDriver(page, 'Notifications');
  expect(await inbox.titles()).toEqual(['Payout failed', 'Report ready']);
  expect(await inbox.unread()).toEqual(['Payout failed']);
  expect(await inbox.text('Payout failed')).toContain('R03');
  await inbox.markRead('Payout failed');
  expect(act).toHaveBeenCalledExactlyOnceWith('1');
  await inbox.open('Report ready');
  expect(location.hash).toBe('#notice');
  const tasks = drivers.checklistDriver(page, 'Before the first sale');
  expect(await tasks.progress()).toBe('1 of 2 done');
  expect(await tasks.done()).toEqual(['Add a bank account']);
  expect((await tasks.tasks()).length).toBe(2);
  await tasks.begin('Verify');
  expect(act).toHaveBeenLastCalledWith('begun');
});

it('an order people choose', async () => {
  function Files() {
    const [names, setNames] = useState<readonly string[]>(['a', 'b', 'c']);
    return (
      <SortableList
        label="Files"
        items={names.map((name) => ({ id: name, name }))}
        onReorder={setNames}
      />
    );
  }
  await stage(<Files />);
  const files = drivers.sortableListDriver(page, 'Files');
  await files.move('c', -2);
  await waitFor(async () => expect(await files.items()).toEqual(['c', 'a', 'b']));
});

it('pairs', async () => {
  function Metadata() {
    const [pairs, setPairs] = useState<readonly KeyValuePair[]>([{ key: 'order', value: '7' }]);
    return <KeyValueEditor label="Metadata" pairs={pairs} onChange={setPairs} />;
  }
  await stage(<Metadata />);
  const metadata = drivers.keyValueDriver(page, 'Metadata');
  await metadata.add('store', 'Portland');
  await metadata.change('order', '8');
  expect(await metadata.pairs()).toEqual([
    { key: 'order', value: '8' },
    { key: 'store', value: 'Portland' },
  ]);
  await metadata.add('', 'x');
  await waitFor(async () => expect(await metadata.error('')).toBe('Enter a key'));
  await metadata.remove('order');
  await metadata.remove('');
  expect(await metadata.pairs()).toEqual([{ key: 'store', value: 'Portland' }]);
});

it('documents', async () => {
  await stage(
    <DocumentViewer name="Check.png" content={{ kind: 'images', pages: ['/1', '/2'] }} />,
  );
  const viewer = drivers.documentDriver(page, 'Check.png');
  await viewer.nextPage();
  await viewer.zoomIn();
  await viewer.rotate();
  expect([await viewer.page(), await viewer.zoom(), await viewer.download()]).toEqual([
    'Check.png, Page 2 of 2',
    '125%',
    '/2',
  ]);
});
