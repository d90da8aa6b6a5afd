import { describe, expect, test } from 'vitest';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const underwriter = usePerson(api, 'underwriter@harbor');

const post = (session: TestSession, path: string, body?: unknown) =>
  session.call(`foundation/${path}`, { method: 'POST', ...(body === undefined ? {} : { body }) });

const define = (name: string, scope = 'subMerchant') =>
  post(admin, 'tags/definitions/create', { name, color: 'blue', scope });

describe('tags', () => {
  test('are added once, shown with their definition, and removed [SCOPE-21]', async () => {
    const { body: definition } = await define('Ferry trade');
    const given = { tagDefinitionId: definition._id, modelId: 'sm_0002' };
    const [first, second] = await Promise.all([
      post(admin, 'tags/create', given),
      post(underwriter, 'tags/create', given),
    ]);
    expect(first.body._id).toBe(second.body._id);
    const listed = await post(admin, `tags/get?modelId=sm_0002&tagDefinitionId=${definition._id}`);
    expect(listed.body).toMatchObject({ count: 1, data: [{ name: 'Ferry trade', color: 'blue' }] });
    await post(underwriter, 'tags/remove', { _id: first.body._id });
    const after = await post(admin, `tags/get?tagDefinitionId=${definition._id}`);
    expect(after.body.count).toBe(0);
    expect((await post(admin, 'tags/remove', { _id: first.body._id })).status).toBe(404);
  });

  test('have unique names within a scope, in any case', async () => {
    await define('Fishery');
    expect((await define('FISHERY')).body.code).toBe('TAG_TAKEN');
    expect((await define('Fishery', 'applicant')).status).toBe(200);
  });

  test('can’t be added once retired, but stay where they are', async () => {
    const { body: definition } = await define('Old pier');
    const tag = { tagDefinitionId: definition._id, modelId: 'sm_0003' };
    await post(admin, 'tags/create', tag);
    await post(admin, 'tags/definitions/update', { _id: definition._id, isActive: false });
    const refused = await post(admin, 'tags/create', { ...tag, modelId: 'sm_0004' });
    expect([refused.status, refused.body.code]).toEqual([409, 'TAG_RETIRED']);
    const listed = await post(admin, `tags/get?tagDefinitionId=${definition._id}`);
    expect(listed.body.count).toBe(1);
  });

  test('of another facilitator, or of nothing, don’t exist', async () => {
    const juniper = await api.signIn('admin@juniper');
    const { body: definition } = await define('Harbor only');
    const given = { tagDefinitionId: definition._id, modelId: 'sm_0001' };
    expect((await post(juniper, 'tags/create', given)).status).toBe(404);
    expect((await post(admin, 'tags/create', { ...given, modelId: 'sm_0060' })).status).toBe(404);
  });
});

describe('comments', () => {
  const about = { modelName: 'applications', modelId: 'app_0003' };

  test('can be changed only by their author [SCOPE-21]', async () => {
    const { body: comment } = await post(underwriter, 'comments/set', { ...about, text: 'Seen.' });
    const edit = { ...about, _id: comment._id, text: 'Seen twice.' };
    expect((await post(admin, 'comments/set', edit)).status).toBe(403);
    const edited = await post(underwriter, 'comments/set', edit);
    expect(edited.body).toMatchObject({ text: 'Seen twice.', user: 'underwriter@harbor' });
    expect(edited.body.editedAt).not.toBeNull();
    const listed = await post(admin, `comments/get?${new URLSearchParams(about)}`);
    expect(listed.body.data[0]).toEqual(edited.body);
  });

  test('need an existing record', async () => {
    const juniper = await api.signIn('admin@juniper');
    const text = 'Not ours.';
    expect((await post(juniper, 'comments/set', { ...about, text })).status).toBe(404);
  });
});

describe('the inbox', () => {
  const inbox = async (session: TestSession, query = '') =>
    (await post(session, `notifications/events/get?pageSize=100&${query}`)).body;

  test('has what a role gets, and is acknowledged once [SCOPE-19]', async () => {
    const { data } = await inbox(underwriter, 'acknowledged=false');
    expect(new Set(data.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['application-submitted']),
    );
    const { notificationEventId } = data[0];
    const first = await post(underwriter, 'notifications/ack', { notificationEventId });
    expect(first.body.channels.ui.acknowledgedBy).toBe('underwriter@harbor');
    const again = await post(admin, 'notifications/ack', { notificationEventId });
    expect(again.body).toEqual(first.body);
    expect((await inbox(underwriter, 'acknowledged=false')).count).toBe(data.length - 1);
  });

  test('is empty without notifications, and doesn’t show others’', async () => {
    const borrower = await api.signIn('borrower@harbor');
    expect((await inbox(borrower)).count).toBe(0);
    const { data } = await inbox(admin);
    const { notificationEventId } = data[0];
    const response = await post(borrower, 'notifications/ack', { notificationEventId });
    expect(response.status).toBe(404);
    expect((await post(borrower, 'notifications/get')).body).toEqual({ data: [], count: 0 });
  });
});
