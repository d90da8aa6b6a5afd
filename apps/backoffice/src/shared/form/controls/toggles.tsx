import { Checkbox } from '@payfac/ui/checkbox';
import { Switch } from '@payfac/ui/switch';
import type { ControlProps } from './control.ts';

type Toggle = Omit<ControlProps<boolean>, 'autoFocus'>;

/** A checkbox to agree or to include something. */
export const Tick = ({ value = false, onChange, ...rest }: Toggle) => (
  <Checkbox {...rest} value={value} onChange={onChange} />
);

/** A switch. */
export const OnOff = ({ value = false, onChange, ...rest }: Toggle) => (
  <Switch {...rest} value={value} onChange={onChange} />
);
