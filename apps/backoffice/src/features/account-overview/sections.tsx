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
  /** One of these shows it, whichever way the account is looked at. Default: everyone. */
  readonly access?: readonly Ability[];
  /** Shown to a service provider, who reads it through calls of its own. */
  readonly isProviders?: true;
  /** What parts of it are called in addresses. */
  readonly names?: readonly string[];
  /** Only where the account processes: before, there is nothing to show. */
  readonly isOfActive?: true;
  readonly Content: FunctionComponent;
}

/** In the order shown; the first that a person sees is the one they come to. */
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

/** What somebody comes to an account for: to decide on it while it waits for that, then how it does. */
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

/** The section that the address names, else the one the account's state calls for. @throws Error without any. */
export function useSection(): AccountSection {
  const { current } = useSections();
  if (!current) throw new Error('Everyone sees some section of an account.');
  return current;
}

/** The parts of an account, each with an address. */
export function SectionTabs() {
  const { pathname, search } = useLocation();
  const { sections, current } = useSections();
  const record = new URLSearchParams(search).get(recordParam) ?? undefined;
  // What another section keeps in the address, such as a list's page, is not this one's.
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
