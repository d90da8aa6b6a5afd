import { createContext, type ReactNode, use } from 'react';
import { type ButtonControlProps, NativeControl } from './native-control.tsx';

export const ButtonControlContext = createContext<(props: ButtonControlProps) => ReactNode>(
  (props) => <NativeControl {...props} />,
);

/** The element of buttons: native, unless a surrounding trigger needs React Aria's. */
export function ButtonControl(props: ButtonControlProps) {
  return use(ButtonControlContext)(props);
}
