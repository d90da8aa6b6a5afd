import { chartMarks as marks } from '../marks.ts';
import { all, clickOn, named, present, type Scope, textOf } from './scope.ts';

/** Every chart, by its label: its legend, and its data as a table. */
export function chartDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'figure', label);
  const inside = () => ({ ...scope, root: element() });
  const toggle = () => present(element().querySelector(marks.tableSwitch), 'switch');
  return {
    element,
    series: () => all(inside(), marks.series).map(textOf),
    isShown: (series: string) =>
      named(inside(), marks.series, series).getAttribute('aria-pressed') === 'true',
    toggle: (series: string) => clickOn(scope.person, () => named(inside(), marks.series, series)),
    /** Annotations, as read out: 'Target: $500'. */
    annotations: () => all(inside(), marks.annotations).map(textOf),
    /** Cells of the rendered rows, each row starting with its header. */
    figures: async () => {
      if (element().querySelector('table') === null) await clickOn(scope.person, () => toggle());
      return all(inside(), marks.rows).map((row) => [...row.children].map(textOf));
    },
  };
}
