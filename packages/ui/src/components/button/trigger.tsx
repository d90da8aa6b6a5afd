import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ButtonControlContext } from './button-control.tsx';
import type { ButtonControlProps } from './native-control.tsx';

/** React Aria's types know absent members, and no undefined ones. */
function drawTrigger({
  isDisabled,
  onPress,
  type,
  form,
  id,
  autoFocus,
  ref,
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-expanded': expanded,
  'aria-controls': controls,
  ...rest
}: ButtonControlProps) {
  return (
    <Button
      {...rest}
      {...(isDisabled !== undefined && { isDisabled })}
      {...(onPress && { onPress })}
      {...(type && { type })}
      {...(form !== undefined && { form })}
      {...(id !== undefined && { id })}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(ref !== undefined && { ref })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(controls !== undefined && { 'aria-controls': controls })}
    />
  );
}

/**
 * Around the button of a menu, a popover or a tooltip: React Aria has to press, name and describe
 * it, and brings the code for that, which a button by itself does without.
 */
export function Trigger({ children }: { readonly children: ReactNode }) {
  return <ButtonControlContext value={drawTrigger}>{children}</ButtonControlContext>;
}
