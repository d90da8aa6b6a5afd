import type { secondFactor as contract } from '@payfac/api/contract';
import { factorKindLabels } from '@payfac/domain/users';
import { and, eq, isNull } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { conflict, invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import {
  demandOn,
  factorsOf,
  forgetFactors,
  holdersOfRoles,
  lockPerson,
  rolesThatNeedOne,
  takeTotp,
} from '../../http/second-factor/factors.ts';
import {
  creationOptions,
  readNewPasskey,
  relyingPartyAt,
} from '../../http/second-factor/passkeys.ts';
import { countRecoveryCodes, newRecoveryCodes } from '../../http/second-factor/recovery-codes.ts';
import { newTotpSecret, totpUri } from '../../http/second-factor/totp.ts';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { databaseErrorOf, inTransaction } from '../../kernel/database/in-transaction.ts';
import { facilitators, factors, passkeyChallenges } from '../../kernel/database/schema/index.ts';
import { requirePassword } from '../users/current-password.ts';
import { findUser, showUser } from '../users/store.ts';
import {
  codesWithFirst,
  forgetUnconfirmed,
  record,
  recordChange,
  requireRoom,
  requireSelf,
  takeChallenge,
} from './own.ts';
import { askReset, confirmReset, refuseReset } from './resets.ts';

const challengeLifeMs = 5 * 60_000;

const wrongCode = () =>
  invalid([
    { path: 'code', message: 'That code isn’t right. Enter the one that the app shows now.' },
  ]);

const unreadablePasskey = () =>
  invalid([{ path: 'credential', message: 'The passkey couldn’t be checked. Try again.' }]);

export const createSecondFactorHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, places } = services;

  const partyAt = ({ place }: SessionContext) => relyingPartyAt(places, place);

  /** Acts on another user's factors and returns them. */
  async function managing(userId: string, context: SessionContext, work: typeof askReset) {
    const user = await findUser(database, userId, context);
    await inTransaction(database, (transaction) => work(transaction, user, context, new Date()));
    return showUser(services, userId, context);
  }

  return {
    get: async (_, { session }) => {
      const { userId } = session.person;
      const [rows, recoveryCodesLeft, { isRequired }] = await Promise.all([
        factorsOf(database, userId),
        countRecoveryCodes(database, userId),
        demandOn(database, userId),
      ]);
      const shown = rows.map(({ factorId, kind, name, lastUsedAt, createdAt }) => ({
        factorId,
        kind,
        name,
        lastUsedAt,
        createdAt,
      }));
      return { factors: shown, recoveryCodesLeft, isRequired };
    },

    addAuthenticator: async ({ body }, context) => {
      const person = requireSelf(context);
      const now = new Date();
      await requirePassword(database, person, body.currentPassword, now);
      const { userId, username } = person;
      const secret = newTotpSecret();
      await inTransaction(database, async (transaction) => {
        await lockPerson(transaction, userId);
        await requireRoom(transaction, userId);
        await forgetUnconfirmed(transaction, userId);
        await transaction.insert(factors).values({
          factorId: newId('fct'),
          userId,
          kind: 'authenticator',
          name: factorKindLabels.authenticator,
          secret,
          createdAt: now,
        });
      });
      const { title } = context.place.brand;
      return { secret, uri: totpUri({ secret, issuer: title, account: username }) };
    },

    confirmAuthenticator: async ({ body }, context) => {
      const { userId } = requireSelf(context);
      const now = new Date();
      return inTransaction(database, async (transaction) => {
        await lockPerson(transaction, userId);
        const [begun] = await transaction
          .select()
          .from(factors)
          .where(and(eq(factors.userId, userId), isNull(factors.confirmedAt)));
        if (!begun) throw notFound('The authenticator app');
        if (!(await takeTotp(transaction, begun, body.code, now))) throw wrongCode();
        const codes = await codesWithFirst(transaction, userId);
        await transaction
          .update(factors)
          .set({ confirmedAt: now, lastUsedAt: null })
          .where(eq(factors.factorId, begun.factorId));
        await recordChange(transaction, context, 'Added an authenticator app', now);
        return { recoveryCodes: codes };
      });
    },

    addPasskey: async ({ body }, context) => {
      const person = requireSelf(context);
      const now = new Date();
      await requirePassword(database, person, body.currentPassword, now);
      const { title } = context.place.brand;
      const options = await creationOptions(database, partyAt(context), title, person);
      const { challenge } = options;
      const expiresAt = new Date(now.getTime() + challengeLifeMs);
      await inTransaction(database, async (transaction) => {
        await lockPerson(transaction, person.userId);
        await requireRoom(transaction, person.userId);
        await transaction
          .insert(passkeyChallenges)
          .values({ userId: person.userId, challenge, expiresAt })
          .onConflictDoUpdate({
            target: passkeyChallenges.userId,
            set: { challenge, expiresAt },
          });
      });
      return { options };
    },

    confirmPasskey: async ({ body }, context) => {
      const { userId } = requireSelf(context);
      const now = new Date();
      const challenge = await inTransaction(database, (transaction) =>
        takeChallenge(transaction, userId, now),
      );
      const passkey = await readNewPasskey(partyAt(context), challenge, body.credential);
      if (!passkey) throw unreadablePasskey();
      const { name } = body;
      try {
        return await inTransaction(database, async (transaction) => {
          await lockPerson(transaction, userId);
          const codes = await codesWithFirst(transaction, userId);
          await transaction.insert(factors).values({
            factorId: newId('fct'),
            userId,
            kind: 'passkey',
            name,
            ...passkey,
            confirmedAt: now,
            createdAt: now,
          });
          await recordChange(transaction, context, `Added the passkey ${name}`, now);
          return { recoveryCodes: codes };
        });
      } catch (problem) {
        if (databaseErrorOf(problem)?.constraint !== 'factors_credential') throw problem;
        throw conflict('PASSKEY_TAKEN', 'This passkey was added already.');
      }
    },

    remove: async ({ params, body }, context) => {
      const person = requireSelf(context);
      const now = new Date();
      await requirePassword(database, person, body.currentPassword, now);
      await inTransaction(database, async (transaction) => {
        await lockPerson(transaction, person.userId);
        const rows = await factorsOf(transaction, person.userId);
        const row = rows.find(({ factorId }) => factorId === params.factorId);
        if (!row) throw notFound('The second factor');
        const isLast = rows.length === 1;
        if (isLast && (await demandOn(transaction, person.userId)).isRequired) {
          throw conflict(
            'SECOND_FACTOR_REQUIRED',
            'Your role needs a second factor. Add another first.',
          );
        }
        if (isLast) await forgetFactors(transaction, person.userId);
        else await transaction.delete(factors).where(eq(factors.factorId, row.factorId));
        await recordChange(transaction, context, `Removed the second factor ${row.name}`, now);
      });
      return { success: true };
    },

    renewCodes: async ({ body }, context) => {
      const person = requireSelf(context);
      await requirePassword(database, person, body.currentPassword, new Date());
      return inTransaction(database, async (transaction) => {
        await lockPerson(transaction, person.userId);
        const rows = await factorsOf(transaction, person.userId);
        if (rows.length === 0) throw conflict('NO_SECOND_FACTOR', 'Add a second factor first.');
        const recoveryCodes = await newRecoveryCodes(transaction, person.userId);
        const message = 'Made new recovery codes';
        await record(transaction, context, { action: 'second-factor-changed', message });
        return { recoveryCodes };
      });
    },

    roles: async (_, { scope }) => ({
      roles: [...(await rolesThatNeedOne(database, scope.facilitatorId))],
      holders: await holdersOfRoles(database, scope.facilitatorId),
    }),

    requireOfRoles: async ({ body }, context) => {
      const { facilitatorId } = context.scope;
      const roles = [...new Set(body.roles)];
      await inTransaction(database, async (transaction) => {
        await transaction
          .update(facilitators)
          .set({ secondFactorRoles: roles })
          .where(eq(facilitators.facilitatorId, facilitatorId));
        const message =
          roles.length === 0
            ? 'Required a second factor of no role'
            : `Required a second factor of ${roles.join(', ')}`;
        const act = { action: 'users.secondFactor', message };
        await record(transaction, context, act, facilitatorId);
      });
      return { roles };
    },

    askReset: ({ params }, context) => managing(params.id, context, askReset),
    confirmReset: ({ params }, context) => managing(params.id, context, confirmReset),
    refuseReset: ({ params }, context) => managing(params.id, context, refuseReset),
  };
};
