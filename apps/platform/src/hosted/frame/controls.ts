import { askToEnter, askToSelect } from '@payfac/domain/validation';
import { html } from 'hono/html';
import { alertIcon } from '../icons.ts';
import type { Content, Part } from './document.ts';
import { type FormState, textOf } from './form.ts';

/** Form controls. A control's id is its name, so that a problem can link to it. */

interface Field {
  readonly name: string;
  readonly label: string;
  /** Fields are required by default. */
  readonly isOptional?: boolean;
  /** For a form whose fields are all obviously required, so that no mark is shown. */
  readonly isUnmarked?: boolean;
  readonly hint?: string | undefined;
  /** The message for an empty field. Default: made from the label. */
  readonly missing?: string;
}

interface TextField extends Field {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'password' | 'url';
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric' | 'decimal';
  readonly maxlength?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  /** A button at the end of the control. */
  readonly end?: Content;
  /** Attributes of the control itself, such as `autofocus`. */
  readonly attributes?: Part;
}

const requiredMark = html`<span class="required" aria-hidden="true">*</span>`;

/** Marks a control as required, and holds the message that the page shows when it is empty. */
const needed = (
  { label, isOptional, missing }: Pick<Field, 'label' | 'isOptional' | 'missing'>,
  ask: (label: string) => string,
): Part => (isOptional ? '' : html`required data-missing="${missing ?? ask(label)}"`);

const problemOf = ({ problems }: FormState, name: string): string | undefined =>
  problems.find(({ path }) => path === name)?.message;

const fieldMessage = (name: string, message: string | undefined): Part =>
  message === undefined
    ? ''
    : html`<p class="message" id="${name}-message">${alertIcon}<span>${message}</span></p>`;

/** The control's ARIA attributes for its error and its descriptions. */
const described = (name: string, message: string | undefined, hint: string | undefined): Part => {
  const ids = [...(message ? [`${name}-message`] : []), ...(hint ? [`${name}-hint`] : [])];
  const by = ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : '';
  return html`${message ? html`aria-invalid="true"` : ''} ${by}`;
};

const field = (state: FormState, options: Field, control: Part) => {
  const { name, label, isOptional = false, isUnmarked = isOptional, hint } = options;
  const message = problemOf(state, name);
  return html`<div class="field" data-state="${message ? 'error' : 'none'}">
    <label for="${name}">${label}${isUnmarked ? '' : requiredMark}</label>
    ${control} ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${fieldMessage(name, message)}
  </div>`;
};

export function textField(state: FormState, options: TextField): Content {
  const { name, type = 'text', autocomplete = 'off', inputmode, maxlength = 200 } = options;
  const { prefix, suffix, hint, end = '', attributes = '' } = options;
  const value = type === 'password' ? '' : textOf(state.values, name);
  return field(
    state,
    options,
    html`<div class="control">
      ${prefix ? html`<span class="affix" aria-hidden="true">${prefix}</span>` : ''}
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        value="${value}"
        autocomplete="${autocomplete}"
        ${inputmode ? html`inputmode="${inputmode}"` : ''}
        maxlength="${maxlength}"
        ${attributes} ${needed(options, askToEnter)}
        ${described(name, problemOf(state, name), hint)}
      />
      ${suffix ? html`<span class="affix" aria-hidden="true">${suffix}</span>` : ''} ${end}
    </div>`,
  );
}

/** @param choices value and text; an empty first choice with the text `nothing` is added. */
export function selectField(
  state: FormState,
  options: Field & {
    readonly choices: readonly (readonly [string, string])[];
    readonly autocomplete?: string;
    readonly nothing?: string;
  },
): Content {
  const { name, choices, hint, autocomplete = 'off', nothing = 'Select…' } = options;
  const chosen = textOf(state.values, name);
  const option = ([value, text]: readonly [string, string]) =>
    html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`;
  return field(
    state,
    options,
    html`<div class="control">
      <select
        id="${name}"
        name="${name}"
        autocomplete="${autocomplete}"
        ${needed(options, askToSelect)}
        ${described(name, problemOf(state, name), hint)}
      >
        ${[['', nothing] as const, ...choices].map(option)}
      </select>
    </div>`,
  );
}

export function checkField(
  state: FormState,
  {
    name,
    label,
    value = 'yes',
  }: Pick<Field, 'name'> & { readonly label: string | Content; readonly value?: string },
): Content {
  const message = problemOf(state, name);
  const isChecked = state.values.get(name)?.includes(value) ?? false;
  return html`<div class="field" data-state="${message ? 'error' : 'none'}">
    <label class="choice"
      ><input
        id="${name}"
        name="${name}"
        type="checkbox"
        value="${value}"
        ${isChecked ? 'checked' : ''}
        ${described(name, message, undefined)}
      /><span>${label}</span></label
    >
    ${fieldMessage(name, message)}
  </div>`;
}

/** Checkboxes or radio buttons. */
export function choiceGroup(
  state: FormState,
  {
    name,
    label,
    choices,
    type,
    isOptional = false,
  }: Field & {
    readonly choices: readonly (readonly [string, string])[];
    readonly type: 'checkbox' | 'radio';
  },
): Content {
  const message = problemOf(state, name);
  const chosen = state.values.get(name) ?? [];
  // The problem links to the group, so its first choice has the name as its id.
  return html`<fieldset class="choices" data-state="${message ? 'error' : 'none'}" ${described(name, message, undefined)}>
    <legend>${label}${isOptional ? '' : requiredMark}</legend>
    ${choices.map(
      ([value, text], index) =>
        html`<label class="choice"
          ><input
            id="${index === 0 ? name : `${name}-${value}`}"
            name="${name}"
            type="${type}"
            value="${value}"
            ${chosen.includes(value) ? 'checked' : ''}
          /><span>${text}</span></label
        >`,
    )}
    ${fieldMessage(name, message)}
  </fieldset>`;
}

export const hiddenField = (name: string, value: string): Content =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** Takes the focus, so that screen readers announce it and the next Tab leads into the form. */
export const problemBox = ({ problems }: FormState): Part =>
  problems.length === 0
    ? ''
    : html`<div class="box danger" role="alert" id="problems" tabindex="-1" autofocus>
        ${alertIcon}
        <ul>
          ${problems.map(({ path, message }) =>
            path === ''
              ? html`<li>${message}</li>`
              : html`<li><a href="#${path}">${message}</a></li>`,
          )}
        </ul>
      </div>`;

export const notice = (text: string, title?: string): Content =>
  html`<div class="box info" role="status">
    <div>${title === undefined ? '' : html`<strong>${title}</strong>`}<p>${text}</p></div>
  </div>`;
