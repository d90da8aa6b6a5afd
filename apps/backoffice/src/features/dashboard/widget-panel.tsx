import { Button } from '@payfac/ui/button';
import { FormActions, FormLayout } from '@payfac/ui/form-layout';
import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';
import { checkBy } from '../../shared/lists/filters/check-filter.ts';
import { type FilterValues, keysOf } from '../../shared/lists/filters/filter.ts';
import { FilterFields } from '../../shared/lists/filters/filter-fields.tsx';
import { type KeptDraft, useDraft } from '../../shared/lists/filters/use-draft.ts';
import * as styles from './page.css.ts';
import { scopeSchema, useScope, writeScope } from './scope.ts';

import { useWidgetFilters } from './widget-scope-filters.ts';

interface WidgetPanelProps {
  readonly widget: string;
  readonly label: string;
  readonly kept: KeptDraft;
  readonly onClose: () => void;
}

const check = checkBy(scopeSchema, () => true);

/** The fields of one widget's own filters; until they are applied nothing is asked of the server. */
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
