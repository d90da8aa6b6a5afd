import { ToggleFrame, type ToggleProps, useToggle } from '../../field/toggle.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './switch.css.ts';

export interface SwitchProps extends ToggleProps {
  /** The change is being saved: presses are ignored until it is done. @default false */
  readonly isPending?: boolean | undefined;
}

/** An on/off setting that takes effect immediately. */
export function Switch(props: SwitchProps) {
  const { onChange, isPending = false } = props;
  const { wiring, input } = useToggle(props);
  const box = (
    <span className={css.track}>
      <input
        {...input}
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says by itself whether it is checked
        role="switch"
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          if (isPending) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          if (!isPending) onChange?.(currentTarget.checked);
        }}
      />
      <span className={css.thumb}>{isPending && <Spinner />}</span>
    </span>
  );
  return <ToggleFrame field={props} wiring={wiring} box={box} below={css.below} />;
}
