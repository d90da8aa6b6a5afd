import type { Ability } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import type { FunctionComponent } from 'react';
import type { OverviewView } from '../../entities/accounts/overview-address.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import type { May } from './account.ts';

export interface AccountSection {
  readonly id: string;
  readonly label: string;
  /** One of these shows it, whichever way the account is looked at. Default: everyone. */
  readonly access?: readonly Ability[];
  /** Shown to a service provider, who reads it through calls of its own. */
  readonly isProviders?: true;
  readonly Content: FunctionComponent;
}

/** In the order shown; the first that a person sees is the one they come to. */
export const sections: readonly AccountSection[] = [
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

export const sectionsFor = (may: May, view: OverviewView): readonly AccountSection[] =>
  sections.filter(
    ({ access, isProviders }) => !access || may(...access) || (isProviders && view === 'provider'),
  );

/** What somebody comes to an account for: to decide on it, while it waits for a decision. */
export const firstSectionOf = ({ status }: Pick<Application, 'status'>): string =>
  status === 'review' || status === 'approved' ? 'underwriting' : 'application';
