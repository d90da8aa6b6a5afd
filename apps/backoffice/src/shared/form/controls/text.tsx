import { PasswordField, type PasswordFieldProps } from '@payfac/ui/password-field';
import { TextArea, type TextAreaProps } from '@payfac/ui/text-area';
import { TextField, type TextFieldProps } from '@payfac/ui/text-field';
import { type ControlProps, textOrNothing } from './control.ts';

type Own<P> = Omit<P, keyof ControlProps<string> | 'defaultValue' | 'ref'>;

/** One line of text. */
export const Text = ({ value, onChange, ...rest }: ControlProps<string> & Own<TextFieldProps>) => (
  <TextField {...rest} value={value ?? ''} onChange={(text) => onChange(textOrNothing(text))} />
);

/** Several lines of text. */
export const LongText = ({
  value,
  onChange,
  ...rest
}: ControlProps<string> & Own<TextAreaProps>) => (
  <TextArea {...rest} value={value ?? ''} onChange={(text) => onChange(textOrNothing(text))} />
);

/** A password. Never stored in a draft. */
export const Password = ({
  value,
  onChange,
  ...rest
}: ControlProps<string> & Own<PasswordFieldProps>) => (
  <PasswordField {...rest} value={value ?? ''} onChange={(text) => onChange(textOrNothing(text))} />
);
