import { words } from '../marks.ts';
import { called, calledAmong, everywhere, exactly, pageOf, type Scope, textOf } from './scope.ts';

/** `FilterChip`, by its label. */
export function filterChipDriver(scope: Scope, label: string) {
  const name = pageOf(scope).locator('span:first-of-type', { hasText: exactly(label) });
  const locator = scope.locator('button[aria-expanded]').filter({ has: name });
  const open = () => locator.click();
  return {
    locator,
    /** Displayed value; '' when not set. */
    value: async () => (await textOf(locator)).slice(label.length).trim(),
    /** Toggles it. */
    open,
    choose: async (preset: string) => {
      await open();
      const presets = 'button[aria-pressed]';
      await calledAmong(everywhere(scope), presets, ['button'], preset).click();
    },
    clear: () => called(scope, 'button', words.clear(label)).click(),
  };
}

/** `BulkActionBar`: the one in the scope. */
export function bulkBarDriver(scope: Scope, label: string = words.selectionActions) {
  const locator = called(scope, 'region', label);
  return {
    locator,
    text: () => textOf(locator),
    press: (name: string) => called(locator, 'button', name).click(),
    clear: () => locator.locator('> button').click(),
  };
}
