import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextArea } from './index.ts';

test('emits its lines on leaving', () => {
  const onChange = vi.fn();
  render(<TextArea label="Notes" defaultValue="one" onChange={onChange} />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Notes');
  fireEvent.input(area, { target: { value: 'one\ntwo' } });
  fireEvent.blur(area);
  expect(onChange.mock.calls).toEqual([['one\ntwo']]);
});

test('has the rows it was asked for', () => {
  render(<TextArea label="Notes" rows={6} />);
  expect(screen.getByLabelText('Notes')).toHaveProperty('rows', 6);
});
