import type { auth } from '@payfac/api/contract';
import { authMessages, WRONG_API_USER } from '@payfac/api/messages';
import { recordActivity } from '../../http/activities/record.ts';
import type { CallContext, SignOnContext } from '../../http/context.ts';
import { CallFailure, conflict, forbidden, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mustAddFactor } from '../../http/second-factor/factors.ts';
import type { Services } from '../../http/services.ts';
import {
  clearedSignOnCookie,
  endActing,
  endSignOn,
  findActing,
  findSignOn,
  openTab,
  ownerOfToken,
  readSignOnCookie,
  signIn,
  signOnCookie,
  signOutEverywhere,
  startActing,
} from '../../http/sessions/index.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { personPart } from './person-session.ts';
import { findByUsername, findFacilitator, findPerson } from './store.ts';

/** Roles whose users can be acted as in this app; others open the payments back office in a new tab. */
const sameAppRoles: ReadonlySet<string> = new Set(['admin', 'underwriter', 'bank']);

const wrongApiUser = () =>
  new CallFailure({ status: 401, code: WRONG_API_USER, message: authMessages.wrongApiUser });

export const createAuthHandlers = ({
  database,
  passwordMaxAgeDays,
}: Services): Handlers<typeof auth> => {
  async function personOf({ signOn }: SignOnContext, as: string | undefined) {
    if (as === undefined) return findPerson(database, signOn.userId);
    const acting = await findActing(database, as, signOn.signOnId);
    if (!acting) throw forbidden('This acting session has ended.', 'ACTING_ENDED');
    return findPerson(database, acting.userId);
  }

  async function devSignIn(username: string, context: CallContext): Promise<void> {
    const { facilitatorId } = context.place.brand;
    const user = await findByUsername(database, facilitatorId, username);
    const signedIn = user && (await signIn(database, user.userId, context));
    if (!signedIn?.ok) throw wrongApiUser();
    context.setCookie(signOnCookie(signedIn.cookieValue));
  }

  return {
    sso: async ({ body }, context) => {
      const { signOn } = context;
      const facilitator = await findFacilitator(database, body.facId);
      const person = await personOf(context, body.as);
      if (!person || facilitator?.facilitatorId !== signOn.facilitatorId) throw wrongApiUser();
      const { token, sessionId } = await openTab(database, {
        signOnId: signOn.signOnId,
        userId: person.userId,
        ...(body.as === undefined ? {} : { actingRef: body.as }),
      });
      return {
        token,
        sessionRef: body.as ?? sessionId,
        signOnRef: signOn.signOnId,
        isLoggedInAs: body.as !== undefined,
        mustAddFactor: body.as === undefined && (await mustAddFactor(database, person.userId)),
        ...(await personPart(database, person, passwordMaxAgeDays)),
      };
    },

    logout: async ({ body }, context) => {
      const { signOn, ip } = context;
      if (body.everywhere) {
        await signOutEverywhere(database, signOn, ip);
        context.setCookie(clearedSignOnCookie);
        return { success: true };
      }
      const owner = await ownerOfToken(database, body.token);
      const acting = owner?.signOnId === signOn.signOnId ? owner.actingRef : null;
      if (acting !== null) {
        await endActing(database, acting);
      } else {
        await endSignOn(database, signOn, ip);
        context.setCookie(clearedSignOnCookie);
      }
      return { success: true };
    },

    loginAs: async ({ body }, context) => {
      const { session, scope } = context;
      const target = await findPerson(database, body.userId);
      if (!target || target.facilitatorId !== scope.facilitatorId)
        throw notFound('The user', body.userId);
      if (target.lockedAt !== null) throw conflict('USER_LOCKED', 'This user is locked.');
      if (target.userId === session.signOnUserId) {
        throw conflict('OWN_USER', 'You’re already signed in as this user.');
      }
      const owner = { signOnId: session.signOnId, userId: session.signOnUserId };
      const as = await inTransaction(database, async (transaction) => {
        await recordActivity(transaction, context, {
          action: 'auth.loginAs',
          target: target.userId,
          message: `Logged in as ${target.username}`,
        });
        return startActing(transaction, owner, target.userId);
      });
      return { as, sameApp: target.acl.some(({ role }) => sameAppRoles.has(role)) };
    },

    devLogin: async ({ body }, context) => {
      if (!context.place.isOnThisMachine) throw notFound('This address');
      if (context.origin !== undefined && !context.isFromOwnPage) {
        throw forbidden('Only this site’s pages can make this call.', 'ORIGIN_REFUSED');
      }
      if (body.username !== undefined) {
        await devSignIn(body.username, context);
      } else if (body.logout === true) {
        const cookie = readSignOnCookie(context.cookie);
        const signOn = await findSignOn(database, cookie);
        if (signOn) await endSignOn(database, signOn, context.ip);
        context.setCookie(clearedSignOnCookie);
      }
      return { success: true };
    },
  };
};
