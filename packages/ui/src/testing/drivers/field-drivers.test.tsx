import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DateRangePicker } from '../../components/date-range-picker/index.ts';
import { type DroppedFile, FileDrop } from '../../components/file-drop/index.ts';
import { MultiSelect } from '../../components/multi-select/index.ts';
import { PropertyFilter } from '../../components/property-filter/index.ts';
import { TagsInput } from '../../components/tags-input/index.ts';
import * as drivers from '../index.ts';

const scope = { person: userEvent };
const act = vi.fn();
beforeEach(() => act.mockClear());

it('tags are added, counted and removed', async () => {
  render(<TagsInput label="Tags" defaultValue={['vip']} errorMessage="Too many" isTouched />);
  const tags = drivers.tagsDriver(scope, 'Tags');
  await tags.add('risk {high}');
  expect(tags.tags()).toEqual(['vip', 'risk {high}']);
  await tags.remove('vip');
  expect(tags.tags()).toEqual(['risk {high}']);
  expect(tags.error()).toBe('Too many');
  await expect(async () => tags.remove('vip')).rejects.toThrow('no tag "vip" in Tags');
});

it('several choices are tags too', async () => {
  const options = [
    { value: 'us', label: 'United States' },
    { value: 'ca', label: 'Canada' },
  ];
  render(<MultiSelect label="Countries" options={options} />);
  await drivers.comboBoxDriver(scope, 'Countries').choose('Canada');
  await userEvent.keyboard('{Escape}');
  const tags = drivers.tagsDriver(scope, 'Countries');
  expect(tags.tags()).toEqual(['Canada']);
  await tags.remove('Canada');
  expect(tags.tags()).toEqual([]);
});

it('conditions of a filter are added, taken back into the text and removed', async () => {
  const properties = [{ id: 'amount', label: 'Amount', kind: 'number' }] as const;
  render(<PropertyFilter label="Filter" properties={properties} />);
  const filter = drivers.tagsDriver(scope, 'Filter');
  await filter.add('amount>=ten');
  expect(filter.error()).not.toBe('');
  await filter.enter('amount>=100');
  await userEvent.keyboard('{Enter}{Escape}');
  expect(filter.tags()).toEqual(['Amount >= 100']);
  await filter.edit('Amount >= 100');
  expect([filter.tags(), filter.value()]).toEqual([[], 'Amount >= 100']);
});

it('a period is chosen by name or entered as two days', async () => {
  render(<DateRangePicker label="Period" onChange={act} />);
  const period = drivers.dateRangeDriver(scope, 'Period');
  expect((await period.periods()).slice(0, 2)).toEqual(['Today', 'Yesterday']);
  await period.choose('Yesterday');
  expect(period.shown()).toBe('Yesterday');
  await period.enter('11-15-2026', '11-01-2026');
  expect(period.shown()).toBe('Nov 1 – 15, 2026');
  expect(act.mock.calls).toEqual([
    [{ id: 'yesterday' }],
    [{ id: 'custom', from: '2026-11-01', to: '2026-11-15' }],
  ]);
});

it('files are added and dismissed, and tell what came of them', async () => {
  const add = vi.fn();
  const files: DroppedFile[] = [
    { id: '1', name: 'a.csv', size: 12, state: 'failed', message: 'Row 3 has no e-mail' },
    { id: '2', name: 'b.csv', size: 12, state: 'sending', progress: 40 },
  ];
  const props = { label: 'Applications', files, onAdd: add, onRemove: act };
  render(<FileDrop {...props} accept=".csv" onRetry={act} isMultiple />);
  const drop = drivers.fileDropDriver(scope, 'Applications');
  const file = new File(['x'], 'c.csv', { type: 'text/csv' });
  await drop.add(file);
  expect(add).toHaveBeenCalledExactlyOnceWith([file]);
  expect(drop.files()).toEqual(['a.csv', 'b.csv']);
  expect(drop.outcome('a.csv')).toBe('Row 3 has no e-mail');
  expect([drop.progress('a.csv'), drop.progress('b.csv')]).toEqual([undefined, 40]);
  await drop.dismiss('a.csv');
  await drivers.buttonDriver(drop.inFile('a.csv'), 'Try a.csv again').press();
  expect(act.mock.calls).toEqual([['1'], ['1']]);
});
