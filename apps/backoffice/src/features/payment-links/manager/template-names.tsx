import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { Link } from '@payfac/ui/link';
import { SearchField } from '@payfac/ui/search-field';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useLocation } from 'react-router-dom';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { useNames } from '../../../shared/records/use-names.ts';
import { templateAt } from '../address.ts';
import * as styles from './templates.css.ts';
import type { TemplateScope } from './use-template-list.ts';

/** Templates of the same accounts. */
interface TemplateGroup {
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

const scopes = [
  { id: 'all', label: 'All' },
  { id: 'created', label: 'Existing' },
] as const;

interface TemplateNamesProps {
  readonly templates: readonly PaymentLinkTemplate[];
  readonly count: number;
  /** The template in the editor. */
  readonly openId: string | undefined;
  /** Whether a template has unsaved changes. */
  readonly isWork: (id: string | undefined) => boolean;
  readonly onSearch: (name: string) => void;
  readonly scope: TemplateScope;
  readonly onScope: (scope: TemplateScope) => void;
}

/** The templates, with marks on those that have unsaved changes. */
export function TemplateNames(props: TemplateNamesProps) {
  const { templates, count, openId, isWork, onSearch, scope, onScope } = props;
  const { pathname } = useLocation();
  const nameOf = useNames(
    accountPicker,
    templates.flatMap(({ subMerchantIds }) => subMerchantIds.slice(0, 1)),
  );
  const groups = groupTemplates(templates, nameOf);
  return (
    <nav className={styles.side} aria-label="Templates">
      <SearchField
        label="Search templates"
        isLabelHidden
        placeholder="Search templates"
        debounce={250}
        onChange={onSearch}
      />
      <SegmentedControl
        label="Shown templates"
        size="small"
        isFullWidth
        options={scopes}
        value={scope}
        onChange={onScope}
      />
      <div className={styles.names}>
        {groups.map(({ id: group, heading, templates: own }) => (
          <section key={group} aria-label={heading} className={styles.group}>
            <h2 className={styles.groupName}>{heading}</h2>
            <ul className={styles.groupNames}>
              {own.map((template) => {
                const { paymentLinkTemplateId: id, name, subMerchantIds } = template;
                return (
                  <li key={id} className={styles.name}>
                    <Link
                      href={templateAt(id, pathname)}
                      variant="quiet"
                      {...(id === openId && { 'aria-current': 'page' as const })}
                    >
                      {name}
                    </Link>
                    {subMerchantIds.length > 1 && (
                      <span className={styles.mark}>
                        {`${nameOf(subMerchantIds[0] ?? '')} and ${subMerchantIds.length - 1} more`}
                      </span>
                    )}
                    {isWork(id) && <span className={styles.unsaved}>Unsaved changes</span>}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {templates.length === 0 && <p className={styles.note}>No matching templates.</p>}
      {count > templates.length && (
        <p className={styles.note}>
          The first {templates.length} of {count}. Search by name to find others.
        </p>
      )}
    </nav>
  );
}
