import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ButtonControlContext } from './button-control.tsx';
import type { ButtonControlProps } from './native-control.tsx';

/** React Aria's types allow absent props, but not undefined ones. */
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
  'aria-pressed': isOn,
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
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
    />
  );
}

/**
 * Wraps the button of a menu, a popover or a tooltip: React Aria must press, name and describe it, and adds code for
 * that, which a plain button doesn't load.
 */
export function Trigger({ children }: { readonly children: ReactNode }) {
  return <ButtonControlContext value={drawTrigger}>{children}</ButtonControlContext>;
}
