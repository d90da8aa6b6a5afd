import { Checkbox } from '@payfac/ui/checkbox';
import { Switch } from '@payfac/ui/switch';
import type { ControlProps } from './control.ts';

type Toggle = Omit<ControlProps<boolean>, 'autoFocus'>;

/** Something to agree to or include. */
export const Tick = ({ value = false, onChange, ...rest }: Toggle) => (
  <Checkbox {...rest} value={value} onChange={onChange} />
);

/** Something that is on or off. */
export const OnOff = ({ value = false, onChange, ...rest }: Toggle) => (
  <Switch {...rest} value={value} onChange={onChange} />
);
