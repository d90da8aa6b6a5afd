import { type ReactNode, type Ref, useContext, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import * as fieldCss from '../../field/field.css.ts';
import { FieldMessage, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps } from '../../field/field-props.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import type { FieldWiring } from '../../field/use-field.ts';
import { commandKeysInside } from '../../keys/command-keys.ts';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as tagCss from '../tags-input/tag-list.css.ts';
import { goToTags } from '../tags-input/tag-list.tsx';
import { ComboBoxList, type ComboBoxListProps } from './combo-box-list.tsx';

export interface ComboBoxFieldProps {
  readonly field: FieldProps;
  readonly wiring: FieldWiring;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly placeholder: string | undefined;
  readonly isDigitsOnly: boolean;
  readonly autoFocus: boolean | undefined;
  /** The choice is made: the list closes, even if the field stays empty or its text changes. */
  readonly isChosen?: boolean;
  /** Tags of the values already selected, before the text. */
  readonly tags?: ReactNode;
  readonly list: Omit<ComboBoxListProps, 'anchor'>;
}

/** The inside of React Aria's combo box: label, input and button, messages and options. */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { field, wiring, inputRef, placeholder, isDigitsOnly, autoFocus, tags, list } = props;
  const { isChosen = false } = props;
  const messages = useFieldMessages();
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (isChosen && state?.isOpen === true) state.close();
  }, [isChosen, state]);
  const hasTags = tags !== undefined;
  /** Anchors to the whole box: the text input moves as tags are added. */
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <Label className={field.isLabelHidden === true ? visuallyHidden : fieldCss.blockLabel}>
        {field.label}
        {field.isRequired === true && (
          <span className={fieldCss.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key belongs to the input in it */}
      <div
        ref={box}
        className={classNames(fieldCss.control, hasTags && tagCss.withTrigger)}
        onKeyDownCapture={commandKeysInside(hasTags ? goToTags : undefined)}
      >
        {tags}
        <Input
          ref={inputRef}
          className={classNames(fieldCss.input, hasTags && tagCss.input)}
          name={field.name}
          placeholder={placeholder ?? ''}
          inputMode={isDigitsOnly ? 'numeric' : 'text'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's decision, as in a dialog
          autoFocus={autoFocus}
          {...autoFocusMark(autoFocus)}
          // Focus opens the list; after a choice the input already has focus.
          onClick={() => {
            if (state?.isOpen === false) state.open(null, 'manual');
          }}
        />
        <span className={classNames(fieldCss.adornmentEnd, hasTags && tagCss.trigger)}>
          <SuccessMark wiring={wiring} />
          <Button className={fieldCss.inlineButton} aria-label={messages.comboBoxShowOptions}>
            <ChevronDownIcon className={fieldCss.icon} aria-hidden="true" />
          </Button>
        </span>
      </div>
      {field.description !== undefined && (
        <div className={fieldCss.description} id={wiring.descriptionId}>
          {field.description}
        </div>
      )}
      <FieldMessage wiring={wiring} />
      <output className={visuallyHidden}>
        {list.status === 'loading' && messages.comboBoxLoading}
        {list.status === 'failed' && messages.comboBoxFailed}
      </output>
      <ComboBoxList {...list} anchor={box} />
    </>
  );
}
