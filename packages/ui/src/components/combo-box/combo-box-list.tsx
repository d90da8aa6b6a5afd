import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { icon } from '../../field/field.css.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { CheckIcon } from '../icons/index.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './combo-box.css.ts';
import type { ComboBoxOption, OptionStatus } from './combo-box-options.ts';

export interface ComboBoxListProps {
  /** What it hangs on and is as wide as. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** A text that is no option may become one. */
  readonly allowsCustomValue: boolean;
  readonly status: OptionStatus;
  /** There is no option to draw: it says why. */
  readonly isEmpty: boolean;
  /** Options that match and are not drawn. */
  readonly more: number;
  /** In place of what is said by itself when nothing matches. */
  readonly noData?: string | undefined;
}

/** React Aria would have it as wide as text and button are, without the box around them and its tags. */
const asWide = { inlineSize: 'var(--trigger-width)', '--trigger-width': undefined };

/** The options under a combo box; what matches comes from the combo box around it. */
export function ComboBoxList({
  anchor,
  allowsCustomValue,
  status,
  isEmpty,
  more,
  noData,
}: ComboBoxListProps) {
  const messages = useFieldMessages();
  const nothing =
    noData ?? (allowsCustomValue ? messages.comboBoxNoData : messages.comboBoxNoMatch);
  return (
    <Popover className={css.popover} style={asWide} offset={4} triggerRef={anchor}>
      <ListBox<ComboBoxOption> className={css.list}>
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} className={css.item}>
            {({ isSelected }) => (
              <>
                <span className={css.texts}>
                  <span>
                    <bdi>{option.label}</bdi>
                  </span>
                  {option.description !== undefined && (
                    <span className={css.description}>{option.description}</span>
                  )}
                </span>
                {isSelected && <CheckIcon className={icon} aria-hidden="true" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {/* Beside the list: what says that there is nothing to choose is no choice. */}
      {isEmpty && (
        <div className={css.noData}>
          {status === 'loading' && (
            <>
              <Spinner />
              {messages.comboBoxLoading}
            </>
          )}
          {status === 'failed' && messages.comboBoxFailed}
          {status === 'ready' && nothing}
        </div>
      )}
      {more > 0 && <div className={css.more}>{messages.comboBoxMore(more)}</div>}
    </Popover>
  );
}
