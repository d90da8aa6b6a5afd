import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceByTwo, type Translator, translateWithin, wrapItself } from './translator.ts';
import { withstandTranslation } from './withstand-translation.ts';

let stop = () => {};
beforeEach(() => {
  stop = withstandTranslation();
});
afterEach(() => stop());

interface Shown {
  readonly greeting: string;
  readonly note: string | undefined;
  readonly rows: readonly string[];
  readonly isOpen: boolean;
}

/** Adjacent texts, texts before elements, alone, moved by key, and conditional. */
function Screen({ greeting, note, rows, isOpen }: Shown) {
  return (
    <section>
      {greeting}, {rows.length} rows
      {isOpen && <b>open</b>}
      {note}
      {rows.map((row) => (
        <Fragment key={row}>
          {row} and <i>{row}</i>;
        </Fragment>
      ))}
      <ul>
        {rows.map((row, at) => (
          <li key={row}>
            {row} of {greeting} at {at}
          </li>
        ))}
      </ul>
      {isOpen ? 'close' : <button type="button">{greeting}</button>}
    </section>
  );
}

const shown = fc.record({
  greeting: fc.constantFrom('Good day', 'Hello', '$10.00', '$1,250.00'),
  note: fc.option(fc.constantFrom('a note', 'another'), { nil: undefined }),
  rows: fc.shuffledSubarray(['Ada', 'Ben', 'Cyd', 'Dee']),
  isOpen: fc.boolean(),
});
const step = fc.record({
  shown,
  /** Share of texts that are translated after rendering; the others are unchanged. */
  share: fc.constantFrom(0, 1, 2, 3),
  translator: fc.constantFrom<Translator>(replaceByTwo, wrapItself),
  isRestored: fc.boolean(),
});

const told = () => new Promise((resolve) => setTimeout(resolve));

it('shows what an untranslated page shows, whatever is translated between whichever updates', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const page = render(<section />);
      for (const { shown: next, share, translator, isRestored } of steps) {
        page.rerender(<Screen {...next} />);
        await act(told);
        const plain = render(<Screen {...next} />);
        const expected = plain.container.textContent;
        plain.unmount();
        expect(page.container.textContent).toBe(expected);
        const restore = translateWithin(page.container, translator, share);
        await act(told);
        if (isRestored) restore();
        await act(told);
        expect(page.container.textContent).toBe(expected);
      }
      page.unmount();
      expect(page.container.textContent).toBe('');
    }),
    { numRuns: 60 },
  );
});
