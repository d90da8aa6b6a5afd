import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type DroppedFile, FileDrop, type FileDropProps } from './index.ts';

const csv = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'text/csv' });

const sent: DroppedFile = {
  id: '1',
  name: 'invites.csv',
  size: 1200,
  state: 'sending',
  progress: 40,
};

function show(props: Partial<FileDropProps> = {}) {
  const onAdd = vi.fn();
  render(<FileDrop label="Invites" files={[]} onAdd={onAdd} {...props} />);
  return onAdd;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Invites');

describe('files', () => {
  test('are chosen by the browser’s own dialog', async () => {
    const onAdd = show({ accept: '.csv' });
    const file = csv('a.csv');
    await userEvent.upload(input(), file);
    expect(onAdd.mock.calls).toEqual([[[file]]]);
  });

  test('are dropped; the wrong ones are named, with the reason', () => {
    const onAdd = show({ accept: '.csv', maxSize: 1000, isMultiple: true });
    const good = csv('good.csv');
    const files = [good, csv('big.csv', 2000), csv('photo.png')];
    fireEvent.drop(input(), { dataTransfer: { types: ['Files'], files } });
    expect(onAdd.mock.calls).toEqual([[[good]]]);
    expect(screen.getByText(/“big.csv” is larger than 1 kB/).textContent).toContain(
      '“photo.png” is of another kind',
    );
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  test('are not taken from a text that is dragged along', () => {
    const onAdd = show();
    const event = createEvent.drop(input(), { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent(input(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(onAdd).not.toHaveBeenCalled();
  });

  test('are not taken while disabled', () => {
    const onAdd = show({ isDisabled: true });
    fireEvent.drop(input(), { dataTransfer: { types: ['Files'], files: [csv('a.csv')] } });
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe('a file on its way', () => {
  test('shows how far it is, within 0 to 100, and can be cancelled', async () => {
    const onCancel = vi.fn();
    show({ files: [sent, { ...sent, id: '2', name: 'b.csv', progress: 140 }], onCancel });
    const bars = screen.getAllByRole<HTMLProgressElement>('progressbar');
    expect(bars.map((bar) => bar.value)).toEqual([40, 100]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel invites.csv' }));
    expect(onCancel.mock.calls).toEqual([['1']]);
  });

  test('that is done says what came of it, and can be taken away', async () => {
    const onRemove = vi.fn();
    show({ files: [{ ...sent, state: 'done', message: '12 invites sent' }], onRemove });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('12 invites sent');
    await userEvent.click(screen.getByRole('button', { name: 'Remove invites.csv' }));
    expect(onRemove.mock.calls).toEqual([['1']]);
  });

  test('that failed can be sent again', async () => {
    const onRetry = vi.fn();
    show({ files: [{ ...sent, state: 'failed' }], onRetry });
    expect(screen.getByText('Failed')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try invites.csv again' }));
    expect(onRetry.mock.calls).toEqual([['1']]);
  });
});
