import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';

/** Templates of the same accounts. */
export interface TemplateGroup {
  readonly heading: string;
  readonly templates: readonly PaymentLinkTemplate[];
}

const builtIn = 'Built-in';
const several = 'Several accounts';

/**
 * Templates by account: first what everybody has, then what several accounts share, then each account's own by its name.
 * Every template is in exactly one group.
 */
export function groupTemplates(
  templates: readonly PaymentLinkTemplate[],
  nameOf: (subMerchantId: string) => string,
): readonly TemplateGroup[] {
  const headingOf = ({ isBuiltIn, subMerchantIds: [first, ...others] }: PaymentLinkTemplate) => {
    if (isBuiltIn || first === undefined) return builtIn;
    return others.length > 0 ? several : nameOf(first);
  };
  const rankOf = (heading: string) => [builtIn, several].indexOf(heading) + 1 || 3;
  return [...Map.groupBy(templates, headingOf)]
    .map(([heading, own]) => ({ heading, templates: own }))
    .toSorted(
      (one, other) =>
        rankOf(one.heading) - rankOf(other.heading) || one.heading.localeCompare(other.heading),
    );
}
