import { laterPart } from '../../shared/later/later-part.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';
import { people } from './list.tsx';

const People = () => <ListView list={people} isPart />;
const Activity = laterPart(async () => (await import('./activity/list.tsx')).Activity);

const parts: readonly PagePart[] = [
  { id: 'people', label: 'Users', access: ['sidebar.users.manage'], Content: People },
  { id: 'activity', label: 'Activity', access: ['sidebar.users.activities'], Content: Activity },
];

/** /users/manage: the people of the caller's accounts, or of the facilitator, and what they did. */
export const Component = () => <PageParts label="Users" queryKey="users" parts={parts} />;
