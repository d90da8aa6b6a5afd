import { expect, it } from 'vitest';
import readme from '../../../../README.md?raw';
// oxlint-disable-next-line import/default -- as text, not as a module
import form from './new-form.example.tsx?raw';
// oxlint-disable-next-line import/default -- as text, not as a module
import wizard from './new-wizard.example.tsx?raw';

it.each([
  ['a new form', form],
  ['a new wizard', wizard],
])('the README shows the example of %s that is type-checked', (_, example) => {
  const [, ...body] = example.split('\n\n');
  expect(readme).toContain(body.join('\n\n').trim());
});
