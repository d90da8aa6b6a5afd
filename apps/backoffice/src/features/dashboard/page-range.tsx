import { dateRangeLabels } from '@payfac/domain/time';
import { Select } from '@payfac/ui/select';
import { readRange, useAddressRange, writeRange } from './range-address.ts';

const labels = { ...dateRangeLabels, all: 'All time' };
const presets = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** One period for all figures; a card may be given another of its own. */
export function PageRange() {
  const { range, setRange } = useAddressRange();
  const chosen = writeRange(range);
  const options =
    range.id === 'custom'
      ? [...presets, { value: chosen, label: `${range.from} to ${range.to}` }]
      : presets;
  return (
    <Select
      label="Period of all figures"
      isLabelHidden
      value={chosen}
      options={options}
      onChange={(value) => {
        const next = readRange(value);
        if (next) setRange(next);
      }}
    />
  );
}
