import { LinkTabs } from '@payfac/ui/tabs';
import { useLocation } from 'react-router-dom';
import { contextual, withParams } from '../../shared/address.ts';
import { recordParam, useAccount, useMay } from './account.ts';
import { type AccountSection, firstSectionOf, sectionsFor } from './sections.ts';

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
