import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ButtonControlContext } from './button-control.tsx';
import type { ButtonControlProps } from './native-control.tsx';

const drawTrigger = (props: ButtonControlProps) => <Button {...props} />;

/**
 * Around the button of a menu, a popover or a tooltip: React Aria has to press, name and describe
 * it, and brings the code for that, which a button by itself does without.
 */
export function Trigger({ children }: { readonly children: ReactNode }) {
  return <ButtonControlContext value={drawTrigger}>{children}</ButtonControlContext>;
}
