import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { icon } from '../../field/field.css.ts';
import { CheckIcon } from '../icons/index.ts';
import * as css from './combo-box.css.ts';
import type { ComboBoxOption } from './combo-box-options.ts';

/** The options under a combo box; what matches comes from the combo box around it. */
export function ComboBoxList({ noData }: { readonly noData: string }) {
  return (
    <Popover className={css.popover} offset={4}>
      <ListBox<ComboBoxOption>
        className={css.list}
        renderEmptyState={() => <div className={css.noData}>{noData}</div>}
      >
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} className={css.item}>
            {({ isSelected }) => (
              <>
                <span className={css.texts}>
                  <span>{option.label}</span>
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
    </Popover>
  );
}
