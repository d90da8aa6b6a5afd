import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import harbor from '../../brands/harbor.css?inline';
import { tokenValues } from '../theme/token-values.ts';
import { primaryOverrides } from './derive.ts';
import { applyTheme } from './index.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(harbor);

const onPaper = (isPaper: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', { media: isPaper ? 'print' : '' });

const valueOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name);

afterEach(async () => {
  await onPaper(false);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  applyTheme({ mode: 'light' });
});

it('prints a dark page in light colors, a session’s own among them', async () => {
  const primary = '#7a3cff';
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  applyTheme({ mode: 'dark', primary });
  const shown = () => [valueOf('--pf-color-text'), valueOf('--pf-color-primary-text')];
  expect(shown()).toEqual([
    tokenValues.harbor.dark.color.text,
    primaryOverrides(primary, 'dark')['--pf-color-primary-text'],
  ]);
  await onPaper(true);
  expect(shown()).toEqual([
    tokenValues.harbor.light.color.text,
    primaryOverrides(primary, 'light')['--pf-color-primary-text'],
  ]);
});
