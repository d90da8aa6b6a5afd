import { type Ref, useState } from 'react';
import { WHITE } from '../../color/index.ts';
import { afterPress } from '../../field/after-press.ts';
import * as fieldCss from '../../field/field.css.ts';
import { FieldFrame, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { useControl } from '../../field/use-control.ts';
import { commandKeys } from '../../keys/command-keys.ts';
import { classNames } from '../../styling/class-names.ts';
import { written } from '../../styling/written.ts';
import * as css from './color-input.css.ts';
import { ColorPreview } from './color-preview.tsx';
import { isColorText, readColor } from './color-text.ts';

export interface ColorInputProps extends FieldProps, ValueProps<string> {
  /** Shows sample text on the color, with its contrast. @default true */
  readonly hasPreview?: boolean | undefined;
  /** Preferred text color on it, `#RRGGBB`. @default '#ffffff' */
  readonly previewText?: string | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A color as `#RRGGBB`: typed, named or picked. Any other text becomes white on blur, and the field says so. Emits ''
 * when empty.
 */
export function ColorInput(props: ColorInputProps) {
  const { hasPreview = true, previewText = WHITE, onChange } = props;
  const messages = useFieldMessages();
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const value = props.value ?? own;
  /** Text being typed; `null` while the value is displayed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState('');
  const { attach, wiring, leave } = useControl(props);
  const { color } = readColor(value);

  function emit(next: string) {
    if (next === value) return;
    setOwn(next);
    onChange?.(next);
  }

  function type(text: string) {
    setTyped(text);
    setUnknown('');
    if (text === '' || isColorText(text)) emit(readColor(text).color);
  }

  function settle() {
    if (typed === null) return;
    const read = readColor(typed);
    setUnknown(read.isUnknown ? typed.trim() : '');
    setTyped(null);
    emit(read.color);
  }

  return (
    <FieldFrame field={props} wiring={wiring}>
      <div className={fieldCss.control}>
        <span className={css.swatch}>
          <span
            className={classNames(css.ground, color === '' && css.none)}
            ref={written({ background: color })}
          />
          <input
            type="color"
            className={css.picker}
            aria-label={messages.colorPick(props.label)}
            value={color === '' ? WHITE : color.toLowerCase()}
            disabled={props.isDisabled === true || props.isReadOnly === true}
            onChange={(event) => {
              setTyped(null);
              setUnknown('');
              emit(event.currentTarget.value);
            }}
          />
        </span>
        <input
          {...wiring.control}
          ref={attach}
          type="text"
          className={classNames(fieldCss.input, fieldCss.numeric)}
          value={typed ?? color}
          readOnly={props.isReadOnly}
          placeholder="#RRGGBB"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={commandKeys((event) => {
            if (event.key === 'Enter') settle();
          })}
          onBlur={() => {
            afterPress(settle);
            leave();
          }}
        />
        <SuccessMark wiring={wiring} />
      </div>
      {hasPreview && color !== '' && <ColorPreview color={color} text={previewText} />}
      <output className={fieldCss.notice}>
        {unknown !== '' && messages.colorUnknown(unknown)}
      </output>
    </FieldFrame>
  );
}
