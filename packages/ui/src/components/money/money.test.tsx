import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiLocaleProvider } from '../../locale/index.ts';
import { changeOf, Delta, Money } from './index.ts';

const textOf = (element: React.ReactElement) => render(element).container.textContent;

describe('Money', () => {
  it('is one text at every rank', () => {
    for (const rank of ['hero', 'balance', 'row', 'text'] as const) {
      expect(textOf(<Money amount={123_456} rank={rank} />)).toBe('$1,234.56');
    }
  });

  it('takes a text that is written already', () => {
    expect(textOf(<Money amount="USD 12.00" rank="hero" />)).toBe('USD 12.00');
  });

  it('says what was struck', () => {
    const { container } = render(<Money amount={500} isStruck />);
    expect(container.querySelector('s')?.textContent).toBe('$5.00');
  });

  it('is written in the language around it', () => {
    const text = textOf(
      <UiLocaleProvider locale="de-DE">
        <Money amount={123_456} currency="EUR" hasCode />
      </UiLocaleProvider>,
    );
    expect(text).toBe('1.234,56\u00a0€EUR');
  });
});

describe('Delta', () => {
  it.each([
    [0.124, 'Up 12.4% vs October'],
    [-0.5, 'Down 50% vs October'],
    [0, '0% vs October'],
    [0.0004, '0% vs October'],
    [12.34, 'Up 1,234% vs October'],
    [null, 'No comparison'],
  ])('%s reads "%s"', (change, text) => {
    expect(textOf(<Delta change={change} comparedWith="vs October" />)).toBe(text);
  });

  it('takes its color from what is good news', () => {
    const nameOf = (element: React.ReactElement) =>
      render(element).container.querySelector('svg')?.parentElement?.className;
    const moreSales = nameOf(<Delta change={0.1} />);
    expect(nameOf(<Delta change={-0.1} good="down" />)).toBe(moreSales);
    expect(nameOf(<Delta change={0.1} good="down" />)).not.toBe(moreSales);
  });
});

describe('changeOf', () => {
  it.each([
    [125, 100, 0.25],
    [50, 100, -0.5],
    [-50, -100, 0.5],
    [0, 0, 0],
    [5, 0, null],
  ])('%i after %i is %s', (current, previous, change) => {
    expect(changeOf(current, previous)).toBe(change);
  });
});
