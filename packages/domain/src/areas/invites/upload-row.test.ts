import { beforeAll, describe, expect, it } from 'vitest';
import { installValidationMessages } from '../../kernel/validation/index.ts';
import { type InviteCells, readInviteRow, withoutHidden } from './index.ts';

beforeAll(installValidationMessages);

const right: InviteCells = {
  name: ' Ada Byron ',
  email: ' ada@mail.example',
  mobileNumber: '+1 (207) 555-0142',
  businessName: '',
};
const problemsOf = (changes: Partial<InviteCells>) => {
  const read = readInviteRow({ ...right, ...changes });
  return read.ok ? [] : read.problems.map(({ path, message }) => [path, message]);
};

describe('a row of an upload', () => {
  it('says whom an invite is for, trimmed, with the phone as ten digits', () =>
    expect(readInviteRow(right)).toEqual({
      ok: true,
      invitee: {
        name: 'Ada Byron',
        email: 'ada@mail.example',
        mobileNumber: '2075550142',
        businessName: null,
      },
    }));

  it.each(['2075550142', '207-555-0142', '1 207.555.0142', '(207) 555 0142'])(
    'takes the phone %s',
    (mobileNumber) => expect(problemsOf({ mobileNumber })).toEqual([]),
  );

  it('names everything that is wrong with it, once for each column', () => {
    expect(
      problemsOf({
        name: '=cmd|calc',
        email: 'ada@',
        mobileNumber: '12345',
        businessName: 'Sly\u202Exe',
      }),
    ).toEqual([
      ['name', 'Begin with a letter or a digit.'],
      ['businessName', 'Remove hidden characters.'],
      ['email', 'Enter an email address, such as name@example.com.'],
      ['mobileNumber', 'Enter the 10 digits of a US phone number.'],
    ]);
    expect(problemsOf({ name: ' ' })).toEqual([['name', 'Enter a value.']]);
    expect(problemsOf({ email: 'a\u200Bda@mail.example' })).toEqual([
      ['email', 'Remove hidden characters.'],
    ]);
  });

  it('is right again without what cannot be seen', () =>
    expect(problemsOf({ businessName: withoutHidden('Sly\u202Exe\u0000') })).toEqual([]));
});
