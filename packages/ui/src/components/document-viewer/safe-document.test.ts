import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName, isSafeAddress, plainName } from './safe-document.ts';

it.each([
  ['https://files.example/a.png', true],
  ['/files/a.png', true],
  ['files/a.png?x=javascript:', true],
  ['blob:https://app.example/1', true],
  ['data:image/png;base64,AA==', true],
  ['javascript:alert(1)', false],
  [' java\nscript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,<script>', false],
  ['file:///etc/passwd', false],
  ['', false],
])('%j as an image: %s', (address, isSafe) => {
  expect(isSafeAddress(address, 'images')).toBe(isSafe);
});

it('a data: address is no PDF to open', () => {
  expect(isSafeAddress('data:application/pdf;base64,AA==', 'pdf')).toBe(false);
});

it('a name that turns the reading direction is shown as it is stored', () => {
  expect(plainName('invoice\u202efdp.exe')).toBe('invoice\u{fffd}fdp.exe');
  expect(fileName('../../etc/passwd')).toBe('_.._etc_passwd');
  expect(fileName('\u202e')).toBe('document');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(fileName(name)).not.toMatch(/[/\\\p{Cc}\u202a-\u202e]|^\.|^$/u);
    }),
  );
});
