import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonValue, kindOf, membersOf } from './json-members.ts';

const json: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** The value rebuilt only from what the viewer shows. */
function rebuilt(value: JsonValue): unknown {
  const members = membersOf(value);
  const kind = kindOf(value);
  if (kind === 'list') return members.map((member) => rebuilt(member.value));
  if (kind !== 'object') return value;
  return Object.fromEntries(members.map((member) => [member.name, rebuilt(member.value)]));
}

describe('membersOf', () => {
  it('loses nothing that would be sent', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(rebuilt(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('leaves out a member without a value', () => {
    expect(membersOf({ amount: 5, note: undefined })).toEqual([{ name: 'amount', value: 5 }]);
  });
});
