import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color/contrast.ts';
import { tokenValues } from '../theme/token-values.ts';
import { primaryOverrides, sidebarOverrides, themeRules } from './index.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const themes = Object.values(tokenValues).flatMap((modes) => [
  ['light', modes.light.color] as const,
  ['dark', modes.dark.color] as const,
]);

describe('a primary color chosen at run time', () => {
  it('is readable as button and as link on every ground of every theme', () => {
    fc.assert(
      fc.property(hex, (primary) =>
        themes.every(([mode, colors]) => {
          const set = primaryOverrides(primary, mode);
          const of = (name: string) => set[`--pf-color-${name}`] ?? '';
          const buttons = ['primary', 'primary-hover', 'primary-active'].map(of);
          const grounds = [
            colors.ground,
            colors.surface,
            colors.raised,
            colors.sunken,
            colors.hover,
            colors.active,
            of('selected'),
            of('primary-ground'),
          ];
          return (
            buttons.every((ground) => contrastRatio(of('on-primary'), ground) >= 4.5) &&
            grounds.every((ground) => contrastRatio(of('primary-text'), ground) >= 4.5) &&
            contrastRatio(colors.text, of('selected')) >= 4.5 &&
            contrastRatio(colors.textMuted, of('selected')) >= 4.5
          );
        }),
      ),
      { numRuns: 400 },
    );
  });

  /** A primary button had contrast 1.00 against its page. */
  it('is seen as a shape, by itself or by its edge', () => {
    fc.assert(
      fc.property(fc.oneof(hex, fc.constantFrom('#fafafa', '#0b1015', '#ffff00')), (primary) =>
        themes.every(([mode, colors]) => {
          const set = primaryOverrides(primary, mode);
          const of = (name: string) => set[`--pf-color-${name}`] ?? '';
          const shape = of('primary-edge') === 'transparent' ? of('primary') : of('primary-edge');
          return [colors.ground, colors.surface, colors.raised].every(
            (ground) => contrastRatio(shape, ground) >= 3,
          );
        }),
      ),
      { numRuns: 400 },
    );
  });

  it('tells rest, hover and pressed apart', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('light' as const, 'dark' as const), (primary, mode) => {
        const set = primaryOverrides(primary, mode);
        const [rest, hover, active] = ['', '-hover', '-active'].map(
          (name) => set[`--pf-color-primary${name}`] ?? '',
        );
        return new Set([rest, hover, active]).size === 3;
      }),
      { numRuns: 400 },
    );
  });

  it('stays untouched for decoration', () => {
    expect(primaryOverrides('#ffcc00', 'light')['--pf-color-accent']).toBe('#ffcc00');
  });
});

describe('a sidebar color chosen at run time', () => {
  it('is readable in rest, hover and active entry [MENU-12]', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const set = sidebarOverrides(color);
        const of = (name: string) => set[`--pf-color-sidebar-${name}`] ?? '';
        return ['ground', 'hover', 'active'].every(
          (ground) => contrastRatio(of('text'), of(ground)) >= 4.5,
        );
      }),
      { numRuns: 400 },
    );
  });
});

/** The active entry was invisible in a sidebar of #808080. */
it('the active entry of a sidebar is told from the ground, whatever its color', () => {
  fc.assert(
    fc.property(fc.oneof(hex, fc.constant('#808080')), (color) => {
      const set = sidebarOverrides(color);
      const of = (name: string) => set[`--pf-color-sidebar-${name}`] ?? '';
      return (
        contrastRatio(of('active'), of('ground')) >= 1.15 &&
        contrastRatio(of('accent'), of('ground')) >= 3
      );
    }),
    { numRuns: 1000 },
  );
});

describe('themeRules', () => {
  it('is empty when the session chose no color', () => {
    expect(themeRules({ mode: 'dark' })).toBe('');
  });

  it('resolves named colors and takes an unknown one for white', () => {
    expect(themeRules({ mode: 'light', sidebarColor: 'dark-gray' })).toContain(
      '--pf-color-sidebar-ground:#555b62',
    );
    expect(themeRules({ mode: 'light', primary: 'no such color' })).toContain(
      '--pf-color-accent:#ffffff',
    );
  });

  it('cannot be broken out of by a hostile color', () => {
    const rules = themeRules({ mode: 'light', primary: 'red;} body{display:none' });
    expect(rules).not.toContain('display');
  });
});
