import { Select } from '../../../packages/ui/src/components/select/index.ts';
import { Switch } from '../../../packages/ui/src/components/switch/index.ts';
import { TextField } from '../../../packages/ui/src/components/text-field/index.ts';
import type { PlayedProp } from './main-props.ts';

interface PropControlProps {
  readonly prop: PlayedProp;
  readonly value: unknown;
  /** Undefined removes the property. */
  readonly onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** The control of one property, labeled with its name. */
export function PropControl({ prop, value, onChange }: PropControlProps) {
  const { name, control, byDefault } = prop;
  if (control.kind === 'switch') {
    return (
      <Switch
        label={name}
        isLabelHidden
        value={(value ?? byDefault === 'true') === true}
        onChange={onChange}
      />
    );
  }
  if (control.kind === 'choice') {
    return (
      <Select
        label={name}
        isLabelHidden
        value={textOf(value ?? byDefault)}
        placeholder="Not set"
        options={control.options.map((option) => ({ value: option, label: option }))}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
    );
  }
  const isNumber = control.kind === 'number';
  return (
    <TextField
      label={name}
      isLabelHidden
      value={textOf(value)}
      placeholder={byDefault}
      onChange={(text) => onChange(isNumber ? numberIn(text) : text === '' ? undefined : text)}
    />
  );
}
