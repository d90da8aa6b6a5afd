import { type ReactNode, useId } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './segmented-control.css.ts';

/** One view or option. */
export interface SegmentedOption<Id extends string = string> {
  /** Unique id; stable between renders. */
  id: Id;
  /** Visible label. */
  label: string;
  /** Icon, size 16. */
  icon?: ReactNode;
  /** Shows only the icon; the label stays the accessible name. @default false */
  isLabelHidden?: boolean | undefined;
  /** Disabled: takes no input and leaves the tab order. */
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Accessible name: what is chosen. */
  label: string;
  /** Two to five options. */
  options: readonly SegmentedOption<Id>[];
  /** Id of the selected option. */
  value: Id;
  /** Called with the selected id. */
  onChange: (value: Id) => void;
  /** Size. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Full width, in equal parts. @default false */
  isFullWidth?: boolean | undefined;
}

/** Switches between two to five views of the same content, all visible. */
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
