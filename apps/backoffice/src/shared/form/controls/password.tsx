import { PasswordField, type PasswordFieldProps } from '@payfac/ui/password-field';
import { type ControlProps, textOrNothing } from './control.ts';

type Own = Omit<PasswordFieldProps, keyof ControlProps<string> | 'defaultValue' | 'ref'>;

/** A password. Never kept in a draft. */
export const Password = ({ value, onChange, ...rest }: ControlProps<string> & Own) => (
  <PasswordField {...rest} value={value ?? ''} onChange={(text) => onChange(textOrNothing(text))} />
);
