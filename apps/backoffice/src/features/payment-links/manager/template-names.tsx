import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { ButtonLink, Link } from '@payfac/ui/link';
import { SearchField } from '@payfac/ui/search-field';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useLocation } from 'react-router-dom';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { useNames } from '../../../shared/records/use-names.ts';
import { templateAt } from '../address.ts';
import * as styles from './templates.css.ts';
import type { TemplateScope } from './use-template-list.ts';

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
  /** The name of its first account, and the number of others. */
  const accountsOf = ({ subMerchantIds: [first, ...others] }: PaymentLinkTemplate): string => {
    const name = first === undefined ? '' : nameOf(first);
    return others.length === 0 ? name : `${name} and ${others.length} more`;
  };
  return (
    <nav className={styles.side} aria-label="Templates">
      <ButtonLink href={templateAt('new', pathname)}>
        {isWork(undefined) && openId !== 'new' ? 'Resume new template' : 'New template'}
      </ButtonLink>
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
      <ul className={styles.names}>
        {templates.map((template) => {
          const { paymentLinkTemplateId: id, name, isBuiltIn } = template;
          return (
            <li key={id} className={styles.name}>
              <Link
                href={templateAt(id, pathname)}
                variant="quiet"
                {...(id === openId && { 'aria-current': 'page' as const })}
              >
                {name}
              </Link>
              <span className={styles.mark}>{isBuiltIn ? 'Built-in' : accountsOf(template)}</span>
              {isWork(id) && <span className={styles.unsaved}>Unsaved changes</span>}
            </li>
          );
        })}
      </ul>
      {templates.length === 0 && (
        <p className={styles.note}>
          {scope === 'created' ? 'No matching templates.' : 'No matching templates.'}
        </p>
      )}
      {count > templates.length && (
        <p className={styles.note}>
          The first {templates.length} of {count}. Search by name to find others.
        </p>
      )}
    </nav>
  );
}
