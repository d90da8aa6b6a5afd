import { laterPart } from '../../shared/later/later-part.ts';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';

/** Each part loads when it is opened: a list needs more code than an upload. */
const Invites = laterPart(async () => (await import('./sending/list.tsx')).Invites);
const Applicants = laterPart(async () => (await import('./applicants/list.tsx')).Applicants);
const Upload = laterPart(async () => (await import('./upload/upload.tsx')).Upload);

const access = ['sidebar.invites'] as const;

const parts: readonly PagePart[] = [
  { id: 'invites', label: 'Invites', access, Content: Invites },
  { id: 'applicants', label: 'Applicants', access, Content: Applicants },
  { id: 'upload', label: 'Upload', access: ['invites.manage'], Content: Upload, isPage: true },
];

/** /invites: the invites to board with a product, the applicants, and uploads of many invites. */
export const Component = () => <PageParts label="Invites" queryKey="invites" parts={parts} />;
