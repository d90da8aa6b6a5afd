import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import harbor from '../../brands/harbor.css?inline';
import { contrastRatio } from '../color/contrast.ts';
import { Checkbox } from '../components/checkbox/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { Stepper } from '../components/stepper/index.ts';
import { Switch } from '../components/switch/index.ts';
import { Table } from '../components/table/index.ts';
import { Tabs } from '../components/tabs/index.ts';
import { tokenValues } from '../theme/token-values.ts';
import { applyTheme } from './index.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(harbor);

afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  applyTheme({ mode: 'light' });
});

const nothing = () => undefined;

/** Each choice with its visible part: a border's side, or the shape itself. */
const choices: readonly (readonly [name: string, selector: string, element: ReactNode])[] = [
  ['a checkbox', '[class*=box]:has(:checked)', <Checkbox key="c" label="Email" defaultValue />],
  ['a switch', '[class*=track]', <Switch key="s" label="Live" defaultValue />],
  [
    'a radio button',
    ':checked',
    <RadioGroup key="r" label="Pay" options={[{ value: 'a', label: 'A' }]} defaultValue="a" />,
  ],
  [
    'a step',
    '[class*=discs]',
    <Stepper key="w" label="Steps" steps={[{ id: 'a', label: 'Owners', state: 'done' }]} />,
  ],
  [
    'a tab',
    '[role=tab]',
    <Tabs
      key="t"
      label="Parts"
      tabs={[{ id: 'a', label: 'Overview', content: 'All' }]}
      selected="a"
      onChange={nothing}
    />,
  ],
  [
    'a row of a table',
    'tbody :checked',
    <Table
      key="l"
      label="Payments"
      columns={[{ id: 'a', header: 'ID', render: (row: string) => row }]}
      rows={['txn1']}
      rowKey={(row) => row}
      selection={{ selected: new Set(['txn1']), onChange: nothing, label: (row) => row }}
    />,
  ],
];

function lookOf(container: Element, selector: string): CSSStyleDeclaration {
  const chosen = container.querySelector(selector);
  if (!chosen) throw new Error(`Nothing is ${selector}`);
  return getComputedStyle(chosen);
}

const hexOf = (color: string): string | undefined => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const parts = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'));
  return alpha === 0 ? undefined : `#${parts.join('')}`;
};

it.each(choices)(
  'shows that %s is chosen in a color that the page would swallow',
  (_, selector, element) => {
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    for (const [mode, primary] of [
      ['light', '#fafafa'],
      ['light', '#ffff00'],
      ['dark', '#0b1015'],
    ] as const) {
      applyTheme({ mode, primary });
      const { container, unmount } = render(element);
      const { borderBottomColor, backgroundColor } = lookOf(container, selector);
      const seen = hexOf(borderBottomColor) ?? hexOf(backgroundColor) ?? '';
      expect(contrastRatio(seen, tokenValues.harbor[mode].color.surface)).toBeGreaterThanOrEqual(3);
      unmount();
    }
  },
);

it.each(choices)(
  'prints that %s is chosen, where browsers leave grounds out',
  (_, selector, element) => {
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    const { container } = render(element);
    const look = lookOf(container, selector);
    const isLine = hexOf(look.borderBottomColor) !== undefined;
    expect(isLine || look.printColorAdjust === 'exact').toBe(true);
  },
);
