import { useNavigate } from 'react-router-dom';
import { scopeFilters } from '../../entities/transactions/scope-filters.ts';
import { withParams } from '../../shared/address.ts';
import { checkBy } from '../../shared/lists/filters/check-filter.ts';
import { keysOf } from '../../shared/lists/filters/filter.ts';
import { FilterChip } from '../../shared/lists/filters/filter-chip.tsx';
import * as styles from './page.css.ts';
import { ownParams, scopeSchema, useScope } from './scope.ts';

const check = checkBy(scopeSchema, () => true);

/** The products and processors that all figures are limited to, kept in the address. */
export function ScopeFilters() {
  const { spProductId = [], provider = [] } = useScope().scope;
  const navigate = useNavigate();
  return (
    <fieldset className={styles.scope} aria-label="Filter all figures">
      {scopeFilters.map((filter) => (
        <FilterChip
          key={keysOf(filter).join()}
          filter={filter}
          values={{ spProductId, provider }}
          check={check}
          isMany={() => true}
          onApply={(changes) => {
            // A choice for the page replaces the widgets' own scopes.
            const own = ownParams(location.search, Object.keys(changes));
            const all = { ...Object.fromEntries(own.map((name) => [name, undefined])), ...changes };
            const search = withParams(location.search, all);
            void navigate({ search }, { preventScrollReset: true });
          }}
        />
      ))}
    </fieldset>
  );
}
