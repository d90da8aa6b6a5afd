import { accountPicker } from '../../entities/accounts/picker.ts';
import { productPicker } from '../../entities/products/picker.ts';
import { describeFilter } from '../../shared/lists/filters/describe-filter.ts';
import { isSet, keysOf } from '../../shared/lists/filters/filter.ts';
import { useNames } from '../../shared/records/use-names.ts';
import { useScope } from './scope.ts';
import { useWidgetFilters } from './widget-scope-filters.ts';

const allOf: Readonly<Record<string, string>> = {
  Account: 'All accounts',
  Product: 'All products',
  Processor: 'All processors',
};

/** What a widget is narrowed to other than the page, by name. */
export function OwnScope({ widget }: { readonly widget: string }) {
  const { scope, own, choice } = useScope(widget);
  const { subMerchantId = [], spProductId = [], provider = [] } = scope;
  const accountName = useNames(accountPicker, own.includes('subMerchantId') ? subMerchantId : []);
  const productName = useNames(productPicker, own.includes('spProductId') ? spProductId : []);
  const values = { subMerchantId, spProductId, provider };
  const nameOf = (id: string) => (subMerchantId.includes(id) ? accountName(id) : productName(id));
  const keys = new Set<string>(own);
  return useWidgetFilters(choice)
    .filter((filter) => keysOf(filter).some((key) => keys.has(key)))
    .map((filter) =>
      isSet(filter, values) ? describeFilter(filter, values, nameOf) : allOf[filter.label],
    )
    .join(' · ');
}
