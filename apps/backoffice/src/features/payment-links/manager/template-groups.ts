import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';

/** Templates of the same accounts. */
export interface TemplateGroup {
  readonly id: string;
  readonly heading: string;
  readonly templates: readonly PaymentLinkTemplate[];
}

/** Groups that aren't one account's, in the order in which they come first. */
const shared: ReadonlyMap<string, string> = new Map([
  ['built-in', 'Built-in'],
  ['several', 'Several accounts'],
]);

const groupOf = ({ isBuiltIn, subMerchantIds: [first, ...others] }: PaymentLinkTemplate) => {
  if (isBuiltIn || first === undefined) return 'built-in';
  return others.length > 0 ? 'several' : first;
};

/**
 * Templates by account: first what everybody has, then what several accounts share, then each account's own by its name.
 * Every template is in exactly one group.
 */
export function groupTemplates(
  templates: readonly PaymentLinkTemplate[],
  nameOf: (subMerchantId: string) => string,
): readonly TemplateGroup[] {
  const order = [...shared.keys()];
  const rankOf = (id: string) => (shared.has(id) ? order.indexOf(id) : order.length);
  return [...Map.groupBy(templates, groupOf)]
    .map(([id, own]) => ({ id, heading: shared.get(id) ?? nameOf(id), templates: own }))
    .toSorted(
      (one, other) => rankOf(one.id) - rankOf(other.id) || one.heading.localeCompare(other.heading),
    );
}
