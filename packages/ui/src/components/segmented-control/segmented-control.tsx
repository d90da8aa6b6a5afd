import { type ReactNode, useId } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './segmented-control.css.ts';

/** One way to see it. */
export interface SegmentedOption<Id extends string = string> {
  /** Tells it from the others; stable between renderings. */
  id: Id;
  /** What people read. */
  label: string;
  /** Size 16. */
  icon?: ReactNode;
  /** Shows the icon alone; the label stays its name. @default false */
  isLabelHidden?: boolean | undefined;
  /** Takes no input and is left out of the tab order. */
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Two to five. */
  options: readonly SegmentedOption<Id>[];
  /** The id of the one chosen. */
  value: Id;
  /** Called with the id chosen. */
  onChange: (value: Id) => void;
  /** How large it is. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Takes the whole width, in equal parts. @default false */
  isFullWidth?: boolean | undefined;
}

/** One of two to five ways to see the same thing, all in sight. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  size = 'medium',
  isFullWidth = false,
}: SegmentedControlProps<Id>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.control, isFullWidth && styles.fullWidth)}
    >
      {options.map((option) => (
        <label key={option.id} className={classNames(styles.segment, styles.sizes[size])}>
          <input
            type="radio"
            className={visuallyHidden}
            name={name}
            checked={option.id === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.id)}
          />
          {option.icon}
          <span className={option.isLabelHidden === true ? visuallyHidden : undefined}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
