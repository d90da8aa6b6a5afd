import { chartMarks as marks } from '../marks.ts';
import { called, has, isThere, partsOf, type Scope, textsOf } from './scope.ts';

/** Every chart, by its label: its legend, and its data as a table. */
export function chartDriver(scope: Scope, label: string) {
  const locator = called(scope, 'figure', label);
  const switchOf = (series: string) => called(locator, 'button', series);
  return {
    locator,
    series: async () => textsOf(await partsOf(locator, marks.series)),
    isShown: (series: string) => has(switchOf(series), 'aria-pressed', 'true'),
    toggle: (series: string) => switchOf(series).click(),
    /** Annotations, as read out: 'Target: $500'. */
    annotations: async () => textsOf(await partsOf(locator, marks.annotations)),
    /** Cells of the rendered rows, each row starting with its header. */
    figures: async () => {
      if (!(await isThere(locator.locator('table')))) {
        await locator.locator(marks.tableSwitch).first().click();
      }
      await locator.locator('table').waitFor({ state: 'attached' });
      const rows = await locator.locator(marks.rows).all();
      return Promise.all(rows.map((row) => textsOf(row.locator(':scope > *'))));
    },
  };
}
