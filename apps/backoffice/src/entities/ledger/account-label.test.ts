import { expect, it } from 'vitest';
import { ledgerAccountLabel } from './account-label.ts';

it.each([
  ['merchants:sm_0007', 'Balance'],
  ['reserve:visa:sm_0007', 'Reserve, Visa'],
  ['reserve:diners-club:sm_0007', 'Reserve, Diners Club'],
  ['reserve:e-check:sm_0007', 'Reserve, eCheck'],
  ['processor:simulatorEcheck', 'Processor, eCheck simulator'],
  ['fees:harbor', 'Fees'],
  ['bank:harbor', 'Bank'],
  ['suspense:harbor', 'suspense:harbor'],
])('%s is called %s', (account, label) => expect(ledgerAccountLabel(account)).toBe(label));
