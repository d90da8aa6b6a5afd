// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changesIn, changesOf } from '../../../.storybook/catalog/changes.ts';

const ui = (bump: string, text: string) => `---\n'@payfac/ui': ${bump}\n---\n\n${text}\n`;
const changelog = `# @payfac/ui

## 2.0.0

### Major Changes

- 1a2b3c4: \`Table\` takes \`rows\`.
- 5d6e7f8: Quicker.

## 1.0.0

The first version.
`;

describe('the history', () => {
  it('puts what comes next first, what breaks before what is new, and then the versions', () => {
    const told = changesIn(
      [ui('patch', 'Small.'), ui('major', 'One.\n\n- Two.\n- Three.')],
      changelog,
    );
    expect(told.map(({ version, kind, text }) => [version, kind, text])).toEqual([
      ['Not yet released', 'Breaking', 'One.'],
      ['Not yet released', 'Breaking', 'Two.'],
      ['Not yet released', 'Breaking', 'Three.'],
      ['Not yet released', 'Fixed', 'Small.'],
      ['2.0.0', 'Breaking', '`Table` takes `rows`.'],
      ['2.0.0', 'Breaking', 'Quicker.'],
      ['1.0.0', '', 'The first version.'],
    ]);
  });

  it('knows nothing of other packages', () => {
    expect(changesIn([`---\n'@payfac/api': minor\n---\n\nA call.\n`], '')).toEqual([]);
  });
});

describe('the history of one component', () => {
  const about = (name: string, exported: readonly string[], texts: readonly string[]) =>
    changesOf(
      texts.map((text) => ({ version: '1', kind: '', text })),
      { name, exported },
    ).map(({ text }) => text);

  it('is what names it as code or in words', () => {
    const texts = [
      'A `ComboBox` fits.',
      'Combo boxes fit.',
      'ComboBox fits.',
      'A box.',
      'A `Box` fits.',
    ];
    expect(about('Combo box', ['ComboBox'], texts)).toEqual([texts[0], texts[1], texts[2]]);
  });

  it('takes an everyday word for the component only where it is code, or what the entry begins with', () => {
    const texts = [
      'The page is white.',
      '`Page` has an aside.',
      'Page: an aside.',
      '`PageHeader` is new.',
    ];
    expect(about('Page', ['Page', 'PageProps'], texts)).toEqual([texts[1], texts[2]]);
  });
});
