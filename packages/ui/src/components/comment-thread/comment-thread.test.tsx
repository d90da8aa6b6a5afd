import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CommentThread } from './index.ts';

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const show = (onSend?: (text: string) => void | Promise<void>) =>
  render(
    <CommentThread label="Comments on dispute 118" comments={[]} {...(onSend && { onSend })} />,
  );

describe('CommentThread', () => {
  it('shows who said what and when, markup as text', () => {
    render(
      <CommentThread
        label="Comments"
        comments={[
          { id: '1', author: 'Ada Lovelace', time: '10:30 am', body: '<b>Sent</b>' },
          { id: '2', author: 'Grace Hopper', time: '10:31 am', body: 'Thanks' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ALAda Lovelace10:30 am<b>Sent</b>',
      'GHGrace Hopper10:31 amThanks',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that nobody has said anything', () => {
    const { container } = show();
    expect(within(container).getByRole('log').textContent).toBe('No comments yet');
  });

  it('sends the text without blanks around it and is empty again, by button and by key', async () => {
    const onSend = vi.fn();
    show(onSend);
    await userEvent.type(input(), '  Evidence sent ');
    await send();
    await waitFor(() => expect(input().value).toBe(''));
    await userEvent.type(input(), 'More to come{Control>}{Enter}{/Control}');
    await waitFor(() => expect(input().value).toBe(''));
    expect(onSend.mock.calls).toEqual([['Evidence sent'], ['More to come']]);
    expect(document.activeElement).toBe(input());
  });

  it('keeps a text that was not taken, and says so', async () => {
    show(() => Promise.reject(new Error('offline')));
    await userEvent.type(input(), 'Evidence sent');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('was not sent');
    expect(input().value).toBe('Evidence sent');
  });

  it('sends nothing but blanks never, and a text once', async () => {
    let done: () => void = () => undefined;
    const onSend = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    show(onSend);
    await userEvent.type(input(), '   ');
    await send();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(input(), 'x{Control>}{Enter}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledOnce();
    done();
    await waitFor(() => expect(input().value).toBe(''));
  });
});
