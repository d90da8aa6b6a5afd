import { beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../test/answers.ts';
import { type InjectedResponse, injectedSignIn } from '../../test/injected-api.ts';
import { requestOf } from '../../test/objects/asking.ts';
import { nothing } from '../../test/objects/places.ts';
import { everyone } from '../../test/proof/people.ts';
import { grantedCalls, type Proved, trialOf } from '../../test/proofs.ts';
import { useInjectedApi } from '../../test/use.ts';

const api = useInjectedApi();

const people = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  for (const login of everyone) people.set(login, await injectedSignIn(api, `${login}@harbor`));
});

const send = (
  call: Proved,
  headers: Readonly<Record<string, string>> = {},
): Promise<InjectedResponse> => api.trial(requestOf(call, trialOf(call), headers, nothing));

describe('every call by every role', () => {
  test.each(grantedCalls)('$id [ROLE-17..26]', async (call) => {
    const allowed: readonly string[] = call.proof.may ?? [];
    for (const login of everyone) {
      const response = await send(call, people.get(login));
      const isLetThrough = !(response.status === 403 && refusalOf(response)?.code === 'FORBIDDEN');
      expect([call.id, login, isLetThrough]).toEqual([call.id, login, allowed.includes(login)]);
      expect(response.status).toBeLessThan(500);
    }
  });

  test.each(grantedCalls)('$id without a session', async (call) => {
    const response = await send(call);
    expect([response.status, refusalOf(response)?.message]).toEqual([401, 'Unauthorized']);
  });
});
