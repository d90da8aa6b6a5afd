import { usStateNames, usStates } from '@payfac/domain/contact';
import { html } from 'hono/html';
import { selectField, textField } from './controls.ts';
import type { Content } from './document.ts';
import type { FormState } from './form.ts';

/** Whose address it is, for use in a message. */
export type WhoseAddress = 'your' | 'your shipping' | 'a';

/** The messages for an address's missing parts. */
export const addressMissing = (whose: WhoseAddress) =>
  ({
    zip: `Enter ${whose} ZIP code.`,
    street: `Enter ${whose} street address.`,
    city: `Enter ${whose} city.`,
    state: `Select ${whose} state.`,
  }) as const;

interface AddressField {
  /** Prefix of the controls' names, such as `billing`. */
  readonly prefix: string;
  /** The browser's autofill section, such as `billing`. */
  readonly section: string;
  readonly whose: WhoseAddress;
}

export const zipField = (
  state: FormState,
  { prefix, section, whose }: AddressField,
): Content => html`<div class="zip">
  ${textField(state, {
    name: `${prefix}.zip`,
    label: 'ZIP code',
    missing: addressMissing(whose).zip,
    autocomplete: `${section} postal-code`,
    maxlength: 10,
  })}
</div>`;

/** All fields of the address, starting with the ZIP code. */
export function addressFields(state: FormState, field: AddressField): Content {
  const { prefix, section, whose } = field;
  const missing = addressMissing(whose);
  return html`${zipField(state, field)}
  ${textField(state, {
    name: `${prefix}.street`,
    label: 'Street address',
    missing: missing.street,
    autocomplete: `${section} address-line1`,
    maxlength: 120,
  })}
  ${textField(state, {
    name: `${prefix}.unit`,
    label: 'Apt, suite, etc.',
    autocomplete: `${section} address-line2`,
    maxlength: 40,
    isOptional: true,
  })}
  <div class="pair">
    ${textField(state, {
      name: `${prefix}.city`,
      label: 'City',
      missing: missing.city,
      autocomplete: `${section} address-level2`,
      maxlength: 80,
    })}
    ${selectField(state, {
      name: `${prefix}.state`,
      label: 'State',
      missing: missing.state,
      nothing: 'Select a state',
      choices: usStates.map((code) => [code, usStateNames[code]] as const),
      autocomplete: `${section} address-level1`,
    })}
  </div>`;
}
