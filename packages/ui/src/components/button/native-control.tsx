import type { MouseEvent, ReactNode, Ref } from 'react';
import { useSpokenPending } from './use-spoken-pending.ts';

/** What every button passes to its element. */
export interface ButtonControlProps {
  className: string;
  /** What it holds. */
  children: ReactNode;
  /** Keeps the focus and takes no press. */
  isPending: boolean;
  /** Takes no input and is left out of the tab order. */
  isDisabled?: boolean | undefined;
  /** Called by a press, Enter or Space. */
  onPress?: (() => void) | undefined;
  /** A button submits its form only when it is told to. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of a form elsewhere on the page. */
  form?: string | undefined;
  /** Of the button, for what refers to it. */
  id?: string | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Its name, where what it holds has none. */
  'aria-label'?: string | undefined;
  /** Id of what is read after its name. */
  'aria-describedby'?: string | undefined;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | undefined;
  /** Id of what it opens or changes. */
  'aria-controls'?: string | undefined;
  /** The element itself, for focus and measuring. */
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
