import { laterPart } from '../../shared/later/later-part.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';
import { alerts } from './list.tsx';

const AlertGroups = laterPart(async () => (await import('./groups.tsx')).AlertGroups);

const parts: readonly PagePart[] = [
  {
    id: 'alerts',
    label: 'Alerts',
    access: ['sidebar.alerts'],
    Content: () => <ListView list={alerts} isPart />,
  },
  { id: 'groups', label: 'By rule and account', access: ['sidebar.alerts'], Content: AlertGroups },
];

/** /risk-management/alerts: the risk rules' alerts, until they are acknowledged. */
export const Component = () => <PageParts label="Alerts" queryKey="alerts" parts={parts} />;
