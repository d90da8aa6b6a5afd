import { type ReactNode, useLayoutEffect } from 'react';
import { ToggleFrame, type ToggleProps, useToggle } from '../../field/toggle.tsx';
import { CheckIcon, MinusIcon } from '../icons/index.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends ToggleProps {
  /** Neither on nor off, for a box over a list that is partly chosen. @default false */
  readonly isIndeterminate?: boolean | undefined;
  /** Replaces the visible label where it needs a link; `label` stays the name. */
  readonly children?: ReactNode;
}

/** There is no attribute for it. */
function mark(box: HTMLInputElement | null, isIndeterminate: boolean): void {
  if (box !== null) box.indeterminate = isIndeterminate;
}

/** One thing to switch on or off with the form it belongs to. */
export function Checkbox(props: CheckboxProps) {
  const { children, label, onChange, isIndeterminate = false } = props;
  const { element, wiring, input } = useToggle(props);
  useLayoutEffect(() => mark(element.current, isIndeterminate));
  const box = (
    <span className={css.box}>
      <input
        {...input}
        aria-label={children === undefined ? undefined : label}
        onChange={({ currentTarget }) => {
          currentTarget.indeterminate = isIndeterminate;
          onChange?.(currentTarget.checked);
        }}
      />
      <CheckIcon className={css.check} aria-hidden="true" />
      <MinusIcon className={css.dash} aria-hidden="true" />
    </span>
  );
  return <ToggleFrame field={props} wiring={wiring} box={box} below={css.below} text={children} />;
}
