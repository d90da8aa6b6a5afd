import { laterPart } from '../../shared/later/later-part.ts';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';
import { HostedSessions } from './sessions/list.tsx';

const TokenSessions = laterPart(async () => (await import('./tokens/page-part.tsx')).TokenSessions);

const parts: readonly PagePart[] = [
  {
    id: 'sessions',
    label: 'Hosted sessions',
    access: ['sidebar.hostedSessions'],
    Content: HostedSessions,
  },
  {
    id: 'tokens',
    label: 'Token sessions',
    access: ['sidebar.tokenization'],
    Content: TokenSessions,
  },
];

/** /reporting/hosted-sessions: the pages on which customers pay, and those that tokenize cards. */
export const Component = () => (
  <PageParts label="Hosted sessions" queryKey="hosted-sessions" parts={parts} />
);
