import { Button } from '@payfac/ui/button';
import { FormActions, FormLayout } from '@payfac/ui/form-layout';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { productPicker } from '../../entities/products/picker.ts';
import { scopeFilters } from '../../entities/transactions/scope-filters.ts';
import { withParams } from '../../shared/address.ts';
import { checkBy } from '../../shared/lists/filters/check-filter.ts';
import { describeFilter } from '../../shared/lists/filters/describe-filter.ts';
import {
  type Filter,
  type FilterValues,
  isSet,
  keysOf,
} from '../../shared/lists/filters/filter.ts';
import { FilterFields } from '../../shared/lists/filters/filter-fields.tsx';
import { type KeptDraft, useDraft } from '../../shared/lists/filters/use-draft.ts';
import { useNames } from '../../shared/records/use-names.ts';
import { ownAccountsAtom } from '../../shared/session/account.ts';
import * as styles from './page.css.ts';
import { type ScopeChoice, scopeSchema, useScope, writeScope } from './scope.ts';

/** A widget's filters: accounts by search or, for a few own ones, by name. */
function useWidgetFilters(choice: ScopeChoice): readonly Filter[] {
  const accounts = useAtomValue(ownAccountsAtom);
  const account: Filter =
    accounts.length > 0
      ? {
          kind: 'choices',
          key: 'subMerchantId',
          label: 'Account',
          labels: Object.fromEntries(accounts.map((each) => [each.subMerchantId, each.name])),
        }
      : { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker };
  const offered = new Set(Object.entries(choice).flatMap(([key, is]) => (is ? [key] : [])));
  return [account, ...scopeFilters].filter((each) => keysOf(each).every((key) => offered.has(key)));
}

interface WidgetPanelProps {
  readonly widget: string;
  readonly label: string;
  readonly kept: KeptDraft;
  readonly onClose: () => void;
}

const check = checkBy(scopeSchema, () => true);

/** The fields of one widget's own filters; nothing is requested until they are applied. */
export function WidgetPanel({ widget, label, kept, onClose }: WidgetPanelProps) {
  const { page, own, choice } = useScope(widget);
  const filters = useWidgetFilters(choice);
  const navigate = useNavigate();
  const done = (chosen: FilterValues) => {
    const search = withParams(location.search, writeScope(chosen, page, widget));
    void navigate({ search }, { preventScrollReset: true });
    onClose();
  };
  const { draft, problems, set, apply } = useDraft(filters, kept, check, done);
  const pageValues = {
    subMerchantId: page.subMerchantId ?? [],
    spProductId: page.spProductId ?? [],
    provider: page.provider ?? [],
  };
  return (
    <div className={styles.widgetPanel}>
      <FormLayout
        label={label}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {filters.map((filter) => (
          <FilterFields
            key={keysOf(filter).join()}
            filter={filter}
            values={draft}
            problems={problems}
            isMany={() => true}
            onChange={set}
          />
        ))}
        <FormActions>
          {own.length > 0 && (
            <Button
              onPress={() => {
                set(pageValues);
                done(pageValues);
              }}
            >
              Same as the page
            </Button>
          )}
          <Button type="submit" variant="primary">
            Apply
          </Button>
        </FormActions>
      </FormLayout>
    </div>
  );
}

const allOf: Readonly<Record<string, string>> = {
  Account: 'All accounts',
  Product: 'All products',
  Processor: 'All processors',
};

/** The parts of a widget's scope that differ from the page's, by name. */
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
