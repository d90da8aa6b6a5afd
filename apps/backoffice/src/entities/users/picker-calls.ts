import { ApiError } from '@payfac/api';
import * as users from '@payfac/api/contract/users';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';

export const search: RecordPicker['search'] = async (text, signal) => {
  const query = { ...(text !== '' && { singleSearch: text }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(send(users.list)({ query }, { signal, lane: 'picker.people' }));
  return data.map(({ id, name, username }) => ({ value: id, label: name, description: username }));
};

/** Whoever was deleted, or is out of reach, has no name here. */
async function nameOf(id: string, signal: AbortSignal): Promise<readonly [string, string][]> {
  try {
    const { name } = await send(users.get)({ params: { id } }, { signal });
    return [[id, name]];
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) return [];
    throw problem;
  }
}

/** One by one: the list of users isn't narrowed by ids. */
export const names: RecordPicker['names'] = async (ids, signal) =>
  new Map((await Promise.all(ids.map((id) => nameOf(id, signal)))).flat());
