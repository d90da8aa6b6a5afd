import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BulkActionBar } from '../../components/bulk-action-bar/index.ts';
import { Button } from '../../components/button/index.ts';
import { Disclosure } from '../../components/disclosure/index.ts';
import { FilterChip } from '../../components/filter-chip/index.ts';
import { SecretValue } from '../../components/secret-value/index.ts';
import { SegmentedControl } from '../../components/segmented-control/index.ts';
import { Stepper } from '../../components/stepper/index.ts';
import * as drivers from '../index.ts';

const act = vi.fn();

it('disclosures open and close', async () => {
  const scope = { person: userEvent.setup() };
  render(<Disclosure title="Advanced">Inside</Disclosure>);
  const disclosure = drivers.disclosureDriver(scope, 'Advanced');
  await disclosure.toggle();
  expect(disclosure.isOpen()).toBe(true);
});

it('filters are chosen and cleared', async () => {
  const scope = { person: userEvent.setup() };
  render(
    <FilterChip
      label="Status"
      value="Open"
      presets={[{ id: 'won', label: 'Won' }]}
      onPreset={act}
      onClear={act}
    />,
  );
  const chip = drivers.filterChipDriver(scope, 'Status');
  expect(chip.value()).toBe('Open');
  await chip.choose('Won');
  expect(act).toHaveBeenCalledWith('won');
  await chip.clear();
  expect(act).toHaveBeenCalledTimes(2);
});

it('actions for a selection are pressed', async () => {
  const scope = { person: userEvent.setup() };
  const press = vi.fn();
  const clear = vi.fn();
  render(
    <BulkActionBar count={3} onClear={clear}>
      <Button onPress={press}>Export</Button>
    </BulkActionBar>,
  );
  const bar = drivers.bulkBarDriver(scope);
  expect(bar.text()).toContain('3 selected');
  await bar.press('Export');
  await bar.clear();
  expect([press.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
});

it('secrets are revealed', async () => {
  const scope = { person: userEvent.setup() };
  render(<SecretValue label="Key" value="whsec_1" ending="_1" />);
  const secret = drivers.secretDriver(scope, 'Key');
  expect(secret.text()).toBe('Hidden, ending in _1');
  await secret.reveal();
  expect(secret.text()).toBe('whsec_1');
});

it('steps are gone to', async () => {
  const scope = { person: userEvent.setup() };
  const go = vi.fn();
  render(
    <Stepper
      label="Application"
      steps={[
        { id: 'business', label: 'Business', state: 'done', onPress: go },
        { id: 'owners', label: 'Owners', state: 'current' },
      ]}
    />,
  );
  const stepper = drivers.stepperDriver(scope, 'Application');
  expect(stepper.steps()).toEqual(['Business', 'Owners']);
  expect(stepper.current()).toBe('Owners');
  await stepper.goTo('Business');
  expect(go).toHaveBeenCalledOnce();
});

it('segments are radio buttons', async () => {
  const scope = { person: userEvent.setup() };
  const change = vi.fn();
  render(
    <SegmentedControl
      label="Interval"
      value="day"
      onChange={change}
      options={[
        { id: 'day', label: 'Day' },
        { id: 'week', label: 'Week' },
      ]}
    />,
  );
  await drivers.radioGroupDriver(scope, 'Interval').choose('Week');
  expect(change).toHaveBeenCalledWith('week');
});
