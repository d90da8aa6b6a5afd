import type { Ability } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import { LinkTabs } from '@payfac/ui/tabs';
import type { FunctionComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { contextual, withParams } from '../../shared/address.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { type Account, type May, recordParam, useAccount, useMay } from './account.ts';

interface AccountSection {
  readonly id: string;
  readonly label: string;
  /** One of these abilities shows it in every view. Default: everyone. */
  readonly access?: readonly Ability[];
  /** Shown to service providers, who read it with calls of their own. */
  readonly isProviders?: true;
  /** The names of its parts in addresses. */
  readonly names?: readonly string[];
  /** Only for an active account; before that, there is nothing to show. */
  readonly isOfActive?: true;
  readonly Content: FunctionComponent;
}

/** In the displayed order; the first one that the user may see is the default. */
const allSections: readonly AccountSection[] = [
  {
    id: 'overview',
    label: 'Overview',
    isOfActive: true,
    Content: laterPart(
      async () => (await import('./overview/overview-section.tsx')).OverviewSection,
    ),
  },
  {
    id: 'underwriting',
    label: 'Underwriting',
    access: ['accounts.check', 'sidebar.accounts'],
    isProviders: true,
    Content: laterPart(
      async () => (await import('./underwriting/underwriting-section.tsx')).UnderwritingSection,
    ),
  },
  {
    id: 'application',
    label: 'Application',
    Content: laterPart(
      async () => (await import('./application/application-section.tsx')).ApplicationSection,
    ),
  },
  {
    id: 'processing',
    label: 'Processing',
    names: ['tokenization'],
    Content: laterPart(
      async () => (await import('./processing/processing-section.tsx')).ProcessingSection,
    ),
  },
  {
    id: 'money',
    label: 'Money',
    names: ['funds', 'payouts', 'ledger'],
    Content: laterPart(async () => (await import('./money/money-section.tsx')).MoneySection),
  },
  {
    id: 'risk',
    label: 'Risk',
    access: ['sidebar.accounts'],
    Content: laterPart(async () => (await import('./risk/risk-section.tsx')).RiskSection),
  },
  {
    id: 'activity',
    label: 'Activity',
    access: ['sidebar.accounts', 'comments', 'tags.applicant', 'tags.subMerchant'],
    Content: laterPart(
      async () => (await import('./activity/activity-section.tsx')).ActivitySection,
    ),
  },
];

const sectionsFor = (
  may: May,
  { view, application }: Pick<Account, 'view' | 'application'>,
): readonly AccountSection[] =>
  allSections
    .filter(({ isOfActive }) => !isOfActive || application.status === 'active')
    .filter(
      ({ access, isProviders }) =>
        !access || may(...access) || (isProviders && view === 'provider'),
    );

/** The default section: the decision while an account waits for one, then its health. */
function firstSectionOf({ status }: Pick<Application, 'status'>): string {
  if (status === 'active') return 'overview';
  return status === 'review' || status === 'approved' ? 'underwriting' : 'application';
}

function useSections() {
  const { search } = useLocation();
  const account = useAccount();
  const { application } = account;
  const sections = sectionsFor(useMay(), account);
  const find = (id: string | null) =>
    sections.find((section) => section.id === id || section.names?.includes(id ?? ''));
  const chosen = find(new URLSearchParams(search).get('section'));
  return { sections, current: chosen ?? find(firstSectionOf(application)) ?? sections[0] };
}

/** The section in the address, or else the account's default. @throws Error without any. */
export function useSection(): AccountSection {
  const { current } = useSections();
  if (!current) throw new Error('Everyone sees some section of an account.');
  return current;
}

/** The account's sections as tabs with addresses. */
export function SectionTabs() {
  const { pathname, search } = useLocation();
  const { sections, current } = useSections();
  const record = new URLSearchParams(search).get(recordParam) ?? undefined;
  // Drops other sections' parameters from the address, such as a list's page.
  const hrefOf = (section: string) =>
    contextual(pathname + withParams('', { [recordParam]: record, section }), search);
  return (
    <LinkTabs
      label="Parts of the account"
      activeHref={current && hrefOf(current.id)}
      tabs={sections.map(({ id, label }) => ({ href: hrefOf(id), label }))}
    />
  );
}
