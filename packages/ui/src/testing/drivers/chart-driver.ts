import { all, clickOn, named, present, type Scope, textOf } from './scope.ts';

/** Every chart, by its label: its legend, and its figures as a table. */
export function chartDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'figure', label);
  const inside = () => ({ ...scope, root: element() });
  const toggle = () => present(element().querySelector('button:not([aria-pressed])'), 'switch');
  return {
    element,
    series: () => all(inside(), 'button[aria-pressed]').map(textOf),
    isShown: (series: string) =>
      named(inside(), 'button[aria-pressed]', series).getAttribute('aria-pressed') === 'true',
    toggle: (series: string) =>
      clickOn(scope.person, () => named(inside(), 'button[aria-pressed]', series)),
    /** What is written onto it, as read out: 'Target: $500'. */
    annotations: () => all(inside(), 'ul[aria-label="Marks"] li').map(textOf),
    /** The figures of the rows drawn, each row with its heading first. */
    figures: async () => {
      if (element().querySelector('table') === null) await clickOn(scope.person, () => toggle());
      return all(inside(), 'tbody tr').map((row) => [...row.children].map(textOf));
    },
  };
}
