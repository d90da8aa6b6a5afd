import type { Ability } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import { LinkTabs } from '@payfac/ui/tabs';
import type { FunctionComponent } from 'react';
import { useLocation } from 'react-router-dom';
import type { OverviewView } from '../../entities/accounts/overview-address.ts';
import { contextual, withParams } from '../../shared/address.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { type May, recordParam, useAccount, useMay } from './account.ts';

interface AccountSection {
  readonly id: string;
  readonly label: string;
  /** One of these shows it, whichever way the account is looked at. Default: everyone. */
  readonly access?: readonly Ability[];
  /** Shown to a service provider, who reads it through calls of its own. */
  readonly isProviders?: true;
  readonly Content: FunctionComponent;
}

/** In the order shown; the first that a person sees is the one they come to. */
const allSections: readonly AccountSection[] = [
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
    Content: laterPart(
      async () => (await import('./processing/processing-section.tsx')).ProcessingSection,
    ),
  },
  {
    id: 'payouts',
    label: 'Payouts',
    Content: laterPart(
      async () => (await import('./payout-accounts/payouts-section.tsx')).PayoutsSection,
    ),
  },
  {
    id: 'funds',
    label: 'Funds',
    Content: laterPart(async () => (await import('./funds/funds-section.tsx')).FundsSection),
  },
  {
    id: 'ledger',
    label: 'Ledger',
    access: ['sidebar.ledger'],
    Content: laterPart(async () => (await import('./funds/ledger-section.tsx')).LedgerSection),
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
  {
    id: 'tokenization',
    label: 'Tokenization',
    Content: laterPart(
      async () => (await import('./tokenization/tokenization-section.tsx')).TokenizationSection,
    ),
  },
];

const sectionsFor = (may: May, view: OverviewView): readonly AccountSection[] =>
  allSections.filter(
    ({ access, isProviders }) => !access || may(...access) || (isProviders && view === 'provider'),
  );

/** What somebody comes to an account for: to decide on it, while it waits for a decision. */
const firstSectionOf = ({ status }: Pick<Application, 'status'>): string =>
  status === 'review' || status === 'approved' ? 'underwriting' : 'application';

function useSections() {
  const { search } = useLocation();
  const { application, view } = useAccount();
  const sections = sectionsFor(useMay(), view);
  const find = (id: string | null) => sections.find((section) => section.id === id);
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
