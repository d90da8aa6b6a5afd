import type { MouseEvent, ReactNode, Ref } from 'react';
import { useSpokenPending } from './use-spoken-pending.ts';

/** What every button passes to its element. */
export interface ButtonControlProps {
  className: string;
  children: ReactNode;
  /** Keeps the focus and takes no press. */
  isPending: boolean;
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of a form elsewhere on the page. */
  form?: string | undefined;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A native button. While pending it submits nothing either, also not on Enter in a field of its
 * form, which browsers turn into a press of it. A press belongs to the button alone. That of a
 * pointer takes the focus, which Safari does not give.
 */
export function NativeControl({
  isPending,
  isDisabled,
  onPress,
  type = 'button',
  ref,
  ...rest
}: ButtonControlProps) {
  const attach = useSpokenPending(isPending, ref);

  function press(event: MouseEvent<HTMLButtonElement>) {
    event.stopPropagation();
    if (isPending) {
      event.preventDefault();
      return;
    }
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    onPress?.();
  }

  return (
    <button
      {...rest}
      ref={attach}
      // oxlint-disable-next-line react/button-has-type -- one of the three
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={press}
    />
  );
}
