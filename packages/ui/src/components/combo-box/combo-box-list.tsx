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
  /** Anchor that sets the list's position and width. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** True when a text that matches no option may become one. */
  readonly allowsCustomValue: boolean;
  readonly status: OptionStatus;
  /** No options to render: shows the reason instead. */
  readonly isEmpty: boolean;
  /** Number of matching options that aren't rendered. */
  readonly more: number;
  /** Overrides the default text when nothing matches. */
  readonly noData?: string | undefined;
}

/** React Aria would use the width of input and button, without the surrounding box and its tags. */
const asWide = { inlineSize: 'var(--trigger-width)', '--trigger-width': undefined };

/** The options of a combo box; matches come from the surrounding combo box. */
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
      {/* Outside the list: a message isn't an option. */}
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
