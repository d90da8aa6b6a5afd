import type { auth } from '@payfac/api/contract';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import type { TestSession } from '../../../test/session.ts';

const tab = { facId: 'harbor', application: 'payments' };
const own = { none: 'is the caller’s own' };
const byPage = { none: 'a step that a page takes by itself' };
const opens = 'signs on, or opens something for minutes';

/** What a browser sends of somebody who is signed on. */
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
    keeps: opens,
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
    act: byPage,
    keeps: opens,
  },
  logout: {
    whose: own,
    walk: ({ admin, made }) => ({
      body: { token: made('sso').token },
      headers: cookieOf(admin),
    }),
    act: byPage,
    keeps: opens,
  },
  devLogin: {
    whose: own,
    walk: { body: { username: 'bank@harbor' } },
    act: byPage,
    keeps: opens,
  },
};
