import {
  type Mask,
  type MaskEdit,
  type MaskResult,
  type Notice,
  nothingToDo,
  refuse,
} from '../../field/masked/mask.ts';
import { plainText } from '../../field/masked/plain-text.ts';
import {
  type CurrencyRules,
  type CurrencyValue,
  currencyMask,
} from '../currency-input/currency-edit.ts';

const percent = /\s*%$/;
const currencySign = /[$€£]|USD/i;

/**
 * A percentage is written like an amount without a currency. The percent sign is outside the text: a typed one is
 * accepted and ignored, one pasted after the number is dropped. Trailing zeros are dropped too: a rate of 3.5% is not
 * 3.500%.
 */
export function percentageMask(
  rules: Omit<CurrencyRules, 'prefix' | 'padsDecimals'>,
): Mask<CurrencyValue> {
  const mask = currencyMask({ ...rules, prefix: '', padsDecimals: false });
  return {
    ...mask,
    edit: (state, edit) => {
      if (edit.type === 'insert' && plainText(edit.text) === '%') return nothingToDo;
      const figure = withoutSign(edit);
      return figure === null ? refuse('percentage-unreadable') : inWords(mask.edit(state, figure));
    },
  };
}

/** The edit without a percent sign; `null` for a money amount. */
function withoutSign(edit: MaskEdit): MaskEdit | null {
  if (edit.type !== 'paste' && edit.type !== 'fill') return edit;
  const text = plainText(edit.text);
  return currencySign.test(text) ? null : { ...edit, text: text.replace(percent, '') };
}

/** The amount mask's messages, reworded for percentages. */
function inWords(result: MaskResult): MaskResult {
  if ('refused' in result) {
    return result.refused === null ? result : { refused: named(result.refused) };
  }
  return result.notice === undefined ? result : { ...result, notice: named(result.notice) };
}

function named(notice: Notice): Notice {
  if (notice.reason === 'amount-unreadable') return { ...notice, reason: 'percentage-unreadable' };
  if (notice.reason === 'amount-negative') return { ...notice, reason: 'percentage-negative' };
  return notice;
}
