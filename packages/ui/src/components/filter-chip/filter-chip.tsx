import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { ButtonControl } from '../button/button-control.tsx';
import { AddIcon, CheckIcon, ChevronDownIcon, CloseIcon } from '../icons/index.ts';
import { Popover } from '../popover/popover.tsx';
import * as styles from './filter-chip.css.ts';

/** A common filter value. */
export interface FilterPreset {
  /** Unique id; stable between renders. */
  id: string;
  /** Visible label. */
  label: string;
}

export interface FilterChipProps {
  /** Name of the filter: 'Status'. */
  label: string;
  /** Current value as shown: 'Settled, Refunded'. Without one the chip offers to add it. */
  value?: string | undefined;
  /** One-press choices, above the content. */
  presets?: readonly FilterPreset[] | undefined;
  /** Id of the preset in use. */
  activePreset?: string | undefined;
  /** Called with the id of the preset chosen. */
  onPreset?: ((id: string) => void) | undefined;
  /** Fields for a custom value; a function receives a callback that closes the popover. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Offers to remove the filter. */
  onClear?: (() => void) | undefined;
}

type PresetsProps = Pick<FilterChipProps, 'presets' | 'activePreset' | 'onPreset'> & {
  close: () => void;
};

function Presets({ presets = [], activePreset, onPreset, close }: PresetsProps) {
  return (
    <ul className={styles.presets}>
      {presets.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.preset}
            aria-pressed={id === activePreset}
            onClick={() => {
              onPreset?.(id);
              close();
            }}
          >
            {label}
            {id === activePreset && <CheckIcon aria-hidden size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One filter of a list: its current value, and a popover to change it. */
export function FilterChip(props: FilterChipProps) {
  const { label, value, presets = [], children, onClear } = props;
  const messages = useMessages();
  const isSet = value !== undefined && value !== '';
  return (
    <span className={classNames(styles.chip, isSet ? styles.filled : styles.empty)}>
      <Popover
        label={label}
        trigger={
          <ButtonControl isPending={false} className={styles.trigger}>
            {!isSet && <AddIcon aria-hidden size={14} />}
            <span className={styles.label}>{label}</span>{' '}
            {isSet && <span className={styles.value}>{value}</span>}
            {isSet && <ChevronDownIcon aria-hidden size={14} className={styles.arrow} />}
          </ButtonControl>
        }
      >
        {(close) => (
          <>
            {presets.length > 0 && <Presets {...props} close={close} />}
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </Popover>
      {isSet && onClear && (
        <button
          type="button"
          className={styles.clear}
          aria-label={messages.clearFilter(label)}
          onClick={onClear}
        >
          <CloseIcon aria-hidden size={14} />
        </button>
      )}
    </span>
  );
}
