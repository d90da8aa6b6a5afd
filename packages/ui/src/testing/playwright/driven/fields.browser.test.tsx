import '../../../../base.css';
import '../../../../brands/harbor.css';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../components/button/index.ts';
import { Checkbox } from '../../../components/checkbox/index.ts';
import { ComboBox } from '../../../components/combo-box/index.ts';
import { CurrencyInput } from '../../../components/currency-input/index.ts';
import { Link } from '../../../components/link/index.ts';
import { MultiSelect } from '../../../components/multi-select/index.ts';
import { PropertyFilter } from '../../../components/property-filter/index.ts';
import { RadioGroup } from '../../../components/radio-group/index.ts';
import { SegmentedControl } from '../../../components/segmented-control/index.ts';
import { Select } from '../../../components/select/index.ts';
import { Switch } from '../../../components/switch/index.ts';
import { TagsInput } from '../../../components/tags-input/index.ts';
import { TextField } from '../../../components/text-field/index.ts';
import { remoteDrivers as drivers, wholePage as page } from './remote-drivers.ts';
import { stage } from './stage.tsx';

const act = vi.fn();
const pairs = [
  { value: 'us', label: 'United States' },
  { value: 'ca', label: 'Canada' },
];
beforeEach(() => act.mockReset());

it('buttons and links', async () => {
  await stage(
    <>
      <Button onPress={act}>Refund</Button>
      <Button isDisabled>Void</Button>
      <Link href="#disputes">Disputes</Link>
    </>,
  );
  await drivers.buttonDriver(page, 'Refund').press();
  expect(act).toHaveBeenCalledOnce();
  expect(await drivers.buttonDriver(page, 'Void').isDisabled()).toBe(true);
  expect(await drivers.buttonDriver(page, 'Void').locator()).toBe(1);
  const link = drivers.linkDriver(page, 'Disputes');
  expect(await link.address()).toBe('#disputes');
  expect(await link.isCurrent()).toBe(false);
  await link.press();
  expect(location.hash).toBe('#disputes');
});

describe('fields', () => {
  it('take texts key by key, and tell description and error', async () => {
    await stage(
      <>
        <TextField
          label="Name"
          description="As on the card"
          errorMessage="Enter a name"
          isTouched
          isRequired
        />
        <CurrencyInput label="Amount" />
        <Select label="Country" options={pairs} isDisabled />
      </>,
    );
    const name = drivers.textFieldDriver(page, 'Name');
    expect(await name.isRequired()).toBe(true);
    expect([await name.description(), await name.error()]).toEqual([
      'As on the card',
      'Enter a name',
    ]);
    await name.enter('Ada {the} [first]');
    await name.enter('Grace {the} [second]');
    expect(await name.value()).toBe('Grace {the} [second]');
    await name.clear();
    expect(await name.value()).toBe('');
    const amount = drivers.textFieldDriver(page, 'Amount');
    await amount.enter('1204.5');
    await amount.leave();
    expect(await amount.value()).toContain('1,204.50');
    expect(await amount.error()).toBe('');
    expect(await drivers.fieldDriver(page, 'Country').isDisabled()).toBe(true);
  });

  it('offer choices by label', async () => {
    await stage(
      <>
        <Checkbox label="Accept" isRequired />
        <Switch label="Auto-renew" isDisabled />
        <RadioGroup label="Speed" options={pairs} />
        <SegmentedControl
          label="Interval"
          value="day"
          onChange={act}
          options={[
            { id: 'day', label: 'Day' },
            { id: 'week', label: 'Week' },
          ]}
        />
        <Select label="Country" options={pairs} />
      </>,
    );
    const box = drivers.checkboxDriver(page, 'Accept');
    await box.press();
    expect(await box.isOn()).toBe(true);
    expect(await drivers.checkboxDriver(page, 'Auto-renew').isDisabled()).toBe(true);
    const radio = drivers.radioGroupDriver(page, 'Speed');
    expect(await radio.options()).toEqual(['United States', 'Canada']);
    expect((await radio.chosen()) ?? 'none').toBe('none');
    await radio.choose('Canada');
    expect(await radio.chosen()).toBe('Canada');
    await drivers.radioGroupDriver(page, 'Interval').choose('Week');
    expect(act).toHaveBeenCalledWith('week');
    const select = drivers.selectDriver(page, 'Country');
    await select.choose('Canada');
    expect(await select.chosen()).toBe('Canada');
    expect(await select.options()).toContain('United States');
  });

  it('search for choices', async () => {
    const onChange = vi.fn();
    await stage(<ComboBox label="State" options={pairs} onChange={onChange} isRequired />);
    const combo = drivers.comboBoxDriver(page, 'State');
    await combo.search('can');
    await waitFor(async () => expect(await combo.options()).toEqual(['Canada']));
    await combo.choose('Canada');
    expect(onChange.mock.calls).toEqual([['ca', pairs[1]]]);
  });

  it('hold tags, several choices and conditions', async () => {
    const properties = [{ id: 'amount', label: 'Amount', kind: 'number' }] as const;
    await stage(
      <>
        <TagsInput label="Tags" defaultValue={['vip']} errorMessage="Too many" isTouched />
        <MultiSelect label="Countries" options={pairs} />
        <PropertyFilter label="Filter" properties={properties} />
      </>,
    );
    const tags = drivers.tagsDriver(page, 'Tags');
    await tags.add('risk {high}');
    expect(await tags.tags()).toEqual(['vip', 'risk {high}']);
    await tags.remove('vip');
    expect(await tags.tags()).toEqual(['risk {high}']);
    expect(await tags.error()).toBe('Too many');
    const filter = drivers.tagsDriver(page, 'Filter');
    await filter.add('amount>=100');
    expect(await filter.tags()).toEqual(['Amount >= 100']);
    await filter.edit('Amount >= 100');
    expect([await filter.tags(), await filter.value()]).toEqual([[], 'Amount >= 100']);
    await drivers.comboBoxDriver(page, 'Countries').choose('Canada');
    const countries = drivers.tagsDriver(page, 'Countries');
    expect(await countries.tags()).toEqual(['Canada']);
  });
});
