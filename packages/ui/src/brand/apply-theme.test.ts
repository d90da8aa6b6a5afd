import { afterEach, describe, expect, it } from 'vitest';
import { applyTheme } from './index.ts';

const root = document.documentElement;
const rules = () => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);

describe('applyTheme', () => {
  afterEach(() => applyTheme({ mode: 'light' }));

  it('sets mode and density on the document', () => {
    applyTheme({ mode: 'dark', density: 'comfortable' });
    expect([root.dataset['mode'], root.dataset['density']]).toEqual(['dark', 'comfortable']);
    applyTheme({ mode: 'light' });
    expect([root.dataset['mode'], root.dataset['density']]).toEqual(['light', 'compact']);
  });

  it('lays a session’s color over the brand in one adopted sheet, and takes it away again', () => {
    applyTheme({ mode: 'light', primary: '#7a3cff' });
    applyTheme({ mode: 'light', primary: '#0b4f8a' });
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(
      rules()
        .map((rule) => rule.cssText)
        .join(),
    ).toContain('#0b4f8a');
    applyTheme({ mode: 'light' });
    expect(rules()).toEqual([]);
  });

  it('adds no element and no style attribute: a policy may forbid both', () => {
    const look = () => [document.querySelectorAll('style').length, root.getAttribute('style')];
    const before = look();
    applyTheme({ mode: 'dark', primary: '#7a3cff', sidebarColor: 'vue' });
    expect(look()).toEqual(before);
  });
});
