import type { ComponentType, RefCallback } from 'react';
import { Checkbox } from '../components/checkbox/index.ts';
import { ColorInput } from '../components/color-input/index.ts';
import { ComboBox } from '../components/combo-box/index.ts';
import { CurrencyInput } from '../components/currency-input/index.ts';
import { DateInput } from '../components/date-input/index.ts';
import { MultiSelect } from '../components/multi-select/index.ts';
import { PasswordField } from '../components/password-field/index.ts';
import { PercentageInput } from '../components/percentage-input/index.ts';
import { PhoneInput } from '../components/phone-input/index.ts';
import { RoutingNumberInput } from '../components/routing-number-input/index.ts';
import { SearchField } from '../components/search-field/index.ts';
import { SearchSelect } from '../components/search-select/index.ts';
import { Select } from '../components/select/index.ts';
import { Switch } from '../components/switch/index.ts';
import { TagsInput } from '../components/tags-input/index.ts';
import { EinInput, SsnInput } from '../components/tax-id-input/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { ZipInput } from '../components/zip-input/index.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  onBlur?: () => void;
  ref?: RefCallback<HTMLElement>;
}

const options = [{ value: 'visa', label: 'Visa' }];

/** Every field of the design system, for tests that hold for all of them. */
export const fields: Record<string, ComponentType<Props>> = {
  Checkbox,
  ColorInput,
  ComboBox: (props) => <ComboBox {...props} options={options} />,
  MultiSelect: (props) => <MultiSelect {...props} options={options} />,
  SearchSelect: (props) => <SearchSelect {...props} load={() => Promise.resolve(options)} />,
  TagsInput,
  CurrencyInput: (props) => <CurrencyInput {...props} />,
  DateInput,
  PasswordField,
  PercentageInput,
  PhoneInput,
  SsnInput,
  EinInput,
  ZipInput,
  RoutingNumberInput,
  SearchField,
  Switch,
  Select: (props) => <Select {...props} options={options} />,
  TextArea,
  TextField,
};
