import { type CardBrand, cardBrandLabels } from '@payfac/domain/enumerations';
import { shapeOf } from '../card/brands.ts';
import { cardFields, checkCode, checkExpirationText, checkNumber } from '../card/check.ts';
import { digitsOf, formatCode, formatExpiration, formatNumber } from '../card/mask.ts';
import { type FromFrame, isEnvelope, protocol, type ToFrame } from '../fields/protocol.ts';
import { afterPress } from './after-press.ts';
import { applyAppearance } from './apply-appearance.ts';
import { createField } from './field.ts';
import { requestToken } from './request-token.ts';

/*
 * The page with the card fields. Card data is sent only to the platform. The embedding page gets whether the fields are
 * valid, the brand, the BIN and, in the end, a token.
 */

const {
  context = '',
  parentOrigin = '',
  now = '',
  lifetime = '0',
} = document.documentElement.dataset;

/** The platform's time, since a payer's clock may be years off. */
const clockOffset = Number(now) - Date.now();
const platformTime = () => new Date(Date.now() + clockOffset);

const tell = (message: FromFrame) =>
  window.parent.postMessage({ ...message, protocol }, parentOrigin);

const number = createField('number', {
  format: formatNumber,
  check: (text) => checkNumber(digitsOf(text)),
});
const shape = () => shapeOf(digitsOf(number.value()));

const fields = {
  number,
  expiry: createField('expiry', {
    format: formatExpiration,
    check: (text) => checkExpirationText(text, platformTime()),
  }),
  cvv: createField('cvv', {
    format: (digits, isDeleting) => formatCode(shape()?.codeLength ?? 4)(digits, isDeleting),
    check: (text) => checkCode(text, shape()),
  }),
};

/** Short brand names, where the full name would take up the number's space. */
const shortLabels: Partial<Readonly<Record<CardBrand, string>>> = {
  amex: 'Amex',
  'diners-club': 'Diners',
};

const brandText = document.querySelector('[data-brand]');

/** The BIN identifies the issuer, not the card, so the embedding page may have it. */
const binLength = 6;
const binOf = (digits: string) => (digits.length < binLength ? null : digits.slice(0, binLength));

function changed(): void {
  const brand = shape()?.brand;
  if (brandText)
    brandText.textContent = brand ? (shortLabels[brand] ?? cardBrandLabels[brand]) : '';
  const all = Object.values(fields);
  tell({
    type: 'change',
    detail: {
      isComplete: all.every((field) => field.problem() === undefined),
      isEmpty: all.every((field) => field.value() === ''),
      cardBrand: brand ?? null,
      bin: binOf(digitsOf(number.value())),
    },
  });
}

async function tokenize(request: number): Promise<void> {
  const problems = cardFields.flatMap((field) => {
    const message = fields[field].validate();
    return message === undefined ? [] : [{ field, message }];
  });
  const result =
    problems.length > 0
      ? ({ ok: false, errors: problems } as const)
      : await requestToken(context, {
          number: digitsOf(number.value()),
          expiry: fields.expiry.value(),
          cvv: fields.cvv.value(),
        });
  if (!result.ok) {
    for (const { field, message } of result.errors)
      if (field !== 'form') fields[field].show(message);
  }
  tell({ type: 'result', request, result });
}

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== parentOrigin || source !== window.parent) return;
  if (!isEnvelope<ToFrame>(data)) return;
  if (data.type === 'appearance') applyAppearance(data);
  else if (data.type === 'tokenize') void tokenize(data.request);
  else if (data.type === 'focus') fields[data.field].focus();
  else if (data.type === 'left') afterPress(fields[data.field].left);
  else if (data.type === 'validate') for (const field of cardFields) fields[field].validate();
  else {
    for (const field of Object.values(fields)) field.clear();
    changed();
  }
});

for (const field of cardFields) {
  fields[field].on({
    changed: () => {
      // The security code's length follows from the number.
      if (field === 'number') fields.cvv.recheck();
      changed();
    },
    focus: () => tell({ type: 'focus', field }),
    blur: () => tell({ type: 'blur', field }),
    submit: () => tell({ type: 'submit' }),
  });
}

new ResizeObserver(() => {
  tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);

document.querySelector('form')?.removeAttribute('hidden');
setTimeout(() => tell({ type: 'expired' }), Number(lifetime));
tell({ type: 'ready' });
