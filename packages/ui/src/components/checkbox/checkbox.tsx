import { type ReactNode, useLayoutEffect } from 'react';
import { ToggleFrame, type ToggleProps, useToggle } from '../../field/toggle.tsx';
import { CheckIcon, MinusIcon } from '../icons/index.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends ToggleProps {
  /** Mixed state, for a list that is partly selected. @default false */
  readonly isIndeterminate?: boolean | undefined;
  /** Replaces the visible label when it needs a link; `label` stays the accessible name. */
  readonly children?: ReactNode;
}

/** Indeterminate has no HTML attribute. */
function mark(box: HTMLInputElement | null, isIndeterminate: boolean): void {
  if (box !== null) box.indeterminate = isIndeterminate;
}

/** A single on/off choice in a form. */
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
