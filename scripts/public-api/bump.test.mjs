import { expect, it } from 'vitest';
import { bumpNeeded, declaredBump, isEnough } from './bump.mjs';

const changeset = (bump) => `---\n"@payfac/ui": ${bump}\n"@payfac/api": major\n---\n\nWords.\n`;

it('asks for more the more a change breaks', () => {
  expect(bumpNeeded('1.4.0', ['button  Button'], [])).toBe('major');
  expect(bumpNeeded('0.4.0', ['button  Button'], [])).toBe('minor');
  expect(bumpNeeded('1.4.0', [], ['button  Button'])).toBe('minor');
  expect(bumpNeeded('1.4.0', [], [])).toBe('none');
});

it('reads the largest bump that is declared, of the package alone', () => {
  expect(declaredBump('@payfac/ui', [changeset('patch'), changeset('minor')])).toBe('minor');
  expect(declaredBump('@payfac/domain', [changeset('patch')])).toBe('none');
});

it.each([
  ['none', 'none', true],
  ['patch', 'minor', false],
  ['major', 'minor', true],
])('%s for %s: %s', (declared, needed, enough) => expect(isEnough(declared, needed)).toBe(enough));
