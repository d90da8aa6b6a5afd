import { expect, it } from 'vitest';
import readme from '../../../README.md?raw';
// oxlint-disable-next-line import/default -- as text, not as a module
import example from './testing/new-list.example.tsx?raw';

it('the README shows the example that is type-checked', () => {
  const [, ...body] = example.split('\n\n');
  expect(readme).toContain(body.join('\n\n').trim());
});
