import { createContext, type ReactNode, use } from 'react';
import { type ButtonControlProps, NativeControl } from './native-control.tsx';

export const ButtonControlContext = createContext<(props: ButtonControlProps) => ReactNode>(
  (props) => <NativeControl {...props} />,
);

/** The element of buttons: a native one, unless something around them needs to know more of it. */
export function ButtonControl(props: ButtonControlProps) {
  return use(ButtonControlContext)(props);
}
