import { cardFields } from '../card/check.ts';
import { styleNames, type ToFrame } from '../fields/protocol.ts';

type Appearance = Extract<ToFrame, { readonly type: 'appearance' }>;

/** Whether a custom property's value can only set colors and sizes. */
const isPlain = (value: string): boolean => value.length <= 100 && !/url|image|[;{}]/i.test(value);

/** Applies the mode, variables and labels of the embedding page. */
export function applyAppearance({ mode, style, labels }: Appearance): void {
  const root = document.documentElement;
  root.dataset['mode'] = mode;
  for (const name of styleNames) {
    const value = style[name];
    if (value !== undefined && isPlain(value)) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
  }
  for (const field of cardFields) {
    const label = document.querySelector(`[data-field="${field}"] [data-label]`);
    const text = labels[field];
    if (label && text !== undefined) label.textContent = text;
  }
}
