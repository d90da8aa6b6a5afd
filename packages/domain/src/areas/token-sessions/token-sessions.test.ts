import { expect, it } from 'vitest';
import { applyTokenSession } from './index.ts';

it('a token session closes once [ENV-09]', () => {
  expect(applyTokenSession('open', 'close')).toBe('closed');
  expect(applyTokenSession('closed', 'close')).toBeUndefined();
});
