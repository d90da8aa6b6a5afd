import type { auth } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { takenByPages } from '../../../test/proof/usual.ts';
import type { TestSession } from '../../../test/session.ts';

const tab = { facId: 'harbor', application: 'payments' };
const own = { none: 'is the caller’s own' };

/** The headers that a signed-in user's browser sends. */
const cookieOf = ({ cookie, host }: TestSession) => ({
  cookie,
  origin: `http://${host}`,
  authorization: '',
});

export const authProof: Proof<typeof auth> = {
  loginAs: {
    may: admins,
    whose: { body: { userId: '{user}', application: 'payments' }, reach: 'person' },
    walk: { body: { userId: 'usr_harbor_manager', application: 'payments' } },
    act: 'recorded',
    keeps: takenByPages.keeps,
  },
  sso: {
    whose: own,
    walk: ({ admin, made }) => {
      const headers = cookieOf(admin);
      return [
        { body: tab, headers },
        { body: { ...tab, as: made('loginAs').as }, headers },
      ];
    },
    ...takenByPages,
  },
  logout: {
    whose: own,
    walk: ({ admin, made }) => ({ body: { token: made('sso').token }, headers: cookieOf(admin) }),
    ...takenByPages,
  },
  devLogin: { whose: own, walk: { body: { username: 'bank@harbor' } }, ...takenByPages },
};
