import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../components/button/index.ts';
import { Checklist } from '../../components/checklist/index.ts';
import { DocumentViewer } from '../../components/document-viewer/index.ts';
import { HelpPanel } from '../../components/help-panel/index.ts';
import { InboxList } from '../../components/inbox-list/index.ts';
import { InlineEdit } from '../../components/inline-edit/index.ts';
import { KeyValueEditor, type KeyValuePair } from '../../components/key-value-editor/index.ts';
import { SortableList } from '../../components/sortable-list/index.ts';
import * as drivers from '../index.ts';

const scope = { person: userEvent };
const act = vi.fn();
beforeEach(() => act.mockReset());

it('a text is changed where it stands', async () => {
  const check = (text: string) => (text === '' ? 'Enter a note' : undefined);
  function Note() {
    const [value, setValue] = useState('old');
    return <InlineEdit label="Note" value={value} onSave={setValue} check={check} />;
  }
  render(<Note />);
  const note = drivers.inlineEditDriver(scope, 'Note');
  expect([note.text(), note.isEditing()]).toEqual(['old', false]);
  await note.change('');
  expect([note.error(), note.isEditing()]).toEqual(['Enter a note', true]);
  await note.change('{new}');
  expect([note.text(), note.isEditing(), note.error()]).toEqual(['{new}', false, '']);
  await note.begin();
  await note.leave();
  expect(note.isEditing()).toBe(false);
});

it('an inbox is read, and what is unread marked', async () => {
  const base = { href: '#', time: 'now' };
  render(
    <InboxList
      label="Notifications"
      onRead={act}
      items={[
        { ...base, id: '1', title: 'Payout failed', isUnread: true, detail: 'R03' },
        { ...base, id: '2', title: 'Report ready', isUnread: false },
      ]}
    />,
  );
  const inbox = drivers.inboxDriver(scope, 'Notifications');
  expect(inbox.titles()).toEqual(['Payout failed', 'Report ready']);
  expect(inbox.unread()).toEqual(['Payout failed']);
  expect(inbox.text('Payout failed')).toContain('R03');
  await inbox.markRead('Payout failed');
  expect(act).toHaveBeenCalledExactlyOnceWith('1');
});

it('tasks are read and begun', async () => {
  render(
    <Checklist
      title="Before the first sale"
      tasks={[
        { id: '1', title: 'Add a bank account', isDone: true },
        { id: '2', title: 'Verify', isDone: false, action: <Button onPress={act}>Start</Button> },
      ]}
    />,
  );
  const tasks = drivers.checklistDriver(scope, 'Before the first sale');
  expect(tasks.progress()).toBe('1 of 2 done');
  expect(tasks.done()).toEqual(['Add a bank account']);
  await tasks.begin('Verify');
  expect(act).toHaveBeenCalledOnce();
});

it('a list is put in order', async () => {
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
  render(<Files />);
  const files = drivers.sortableListDriver(scope, 'Files');
  await files.move('c', -2);
  expect(files.items()).toEqual(['c', 'a', 'b']);
});

it('pairs are added, changed and removed', async () => {
  function Metadata() {
    const [pairs, setPairs] = useState<readonly KeyValuePair[]>([{ key: 'order', value: '7' }]);
    return <KeyValueEditor label="Metadata" pairs={pairs} onChange={setPairs} />;
  }
  render(<Metadata />);
  const metadata = drivers.keyValueDriver(scope, 'Metadata');
  await metadata.add('store', 'Portland');
  await metadata.change('order', '8');
  expect(metadata.pairs()).toEqual([
    { key: 'order', value: '8' },
    { key: 'store', value: 'Portland' },
  ]);
  await metadata.add('', 'x');
  await waitFor(() => expect(metadata.error('')).toBe('Enter a key'));
  await metadata.remove('order');
  await metadata.remove('');
  expect(metadata.pairs()).toEqual([{ key: 'store', value: 'Portland' }]);
});

it('help is read and closed', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <HelpPanel title="Payouts" isOpen={isOpen} onOpenChange={setOpen}>
        On banking days.
      </HelpPanel>
    );
  }
  render(<Page />);
  const help = drivers.helpPanelDriver(scope, 'Payouts');
  expect(help.text()).toContain('On banking days.');
  await help.close();
  expect(help.isOpen()).toBe(false);
});

it('a document is looked through', async () => {
  render(<DocumentViewer name="Check.png" content={{ kind: 'images', pages: ['/1', '/2'] }} />);
  const viewer = drivers.documentDriver(scope, 'Check.png');
  await viewer.nextPage();
  await viewer.zoomIn();
  await viewer.rotate();
  expect([viewer.page(), viewer.zoom(), viewer.download(), viewer.problem()]).toEqual([
    'Check.png, Page 2 of 2',
    '125%',
    '/2',
    '',
  ]);
});
