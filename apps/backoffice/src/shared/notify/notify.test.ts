import { unexpectedError } from '@payfac/api/messages';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { notifications, notify, notifyAfterLoad, notifyFailure, showKeptNotice } from './notify.ts';

let show: MockInstance<ReturnType<typeof notifications>['show']>;
beforeEach(() => {
  show = vi.spyOn(notifications(), 'show');
});

it('shows a text unchanged [MSG-01]', () => {
  notify('info', 'Captured $5.00.');
  notifyFailure('Nothing to export.');
  expect(show.mock.calls.map(([notice]) => notice)).toEqual([
    { kind: 'info', message: 'Captured $5.00.' },
    { kind: 'danger', message: 'Nothing to export.' },
  ]);
});

it('shows an error’s own message if the server sent none [MSG-03]', () => {
  notifyFailure(new Error('The file is empty.'));
  expect(show).toHaveBeenCalledExactlyOnceWith({ kind: 'danger', message: 'The file is empty.' });
});

it.each([[new Error('')], [undefined], [null], [{ message: 'no error' }], ['']])(
  'has a fallback message for %j [MSG-04]',
  (problem) => {
    notifyFailure(problem);
    expect(show).toHaveBeenCalledExactlyOnceWith({ kind: 'danger', message: unexpectedError });
  },
);

it('shows the previous page’s notice once, and nothing else', () => {
  notifyAfterLoad('success', 'Your password was changed.');
  showKeptNotice();
  showKeptNotice();
  expect(show).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    message: 'Your password was changed.',
  });
  sessionStorage.setItem('payments.notice', '{"kind":"shout","message":"x"}');
  showKeptNotice();
  expect(show).toHaveBeenCalledOnce();
});
