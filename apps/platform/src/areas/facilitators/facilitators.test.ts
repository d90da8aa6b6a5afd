import { expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const harbor = usePerson(api, 'admin@harbor');
const juniper = usePerson(api, 'employee@juniper');

const listed = async (who: typeof harbor, query = '') =>
  (await who.get(`foundation/facilitators?${query}`)).body.data;

test('users see only the facilitator of the host they signed in at', async () => {
  expect(await listed(harbor)).toMatchObject([{ facId: 'harbor', brand: 'harbor' }]);
  expect(await listed(juniper)).toMatchObject([{ facId: 'juniper', brand: 'juniper' }]);
  expect(await listed(harbor, 'brand=juniper')).toEqual([]);
  expect((await harbor.get('foundation/facilitators?facilitatorId=juniper')).status).toBe(400);
});

test('its branding is part of the session, and changes with it [BRAND-10]', async () => {
  const [shown] = await listed(harbor);
  expect(shown.branding).toEqual(harbor.response.branding);
  await api.open.pool.query(
    `update facilitators set branding = branding || '{"primaryColor":"#123456"}'
     where facilitator_id = 'harbor'`,
  );
  const again = await api.signIn('manager@harbor');
  expect(again.response.branding.primaryColor).toBe('#123456');
  expect((await listed(again))[0].branding).toEqual(again.response.branding);
});
