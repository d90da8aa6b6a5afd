import { can } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import { FormWide } from '@payfac/ui/form-layout';
import { Suspense } from 'react';
import { OneOf } from '../../../shared/form/controls/choices.tsx';
import type { FieldComponent } from '../../../shared/form/field.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { useFewProducts, useOwnProducts } from './queries.ts';
import type { NewAccount } from './schema.ts';

/** Of many products, one is found by its name. */
const ProductSearch = laterPart(async () => (await import('./product-search.tsx')).ProductSearch);

interface ProductFieldProps {
  readonly Field: FieldComponent<NewAccount>;
  readonly application: Application | undefined;
}

/** The product that boards the merchant; it stays once the application has begun. */
export function ProductField({ Field, application }: ProductFieldProps) {
  const readsProducts = can(useHolder(), 'sidebar.products');
  const few = useFewProducts(readsProducts && !application);
  const own = useOwnProducts(!readsProducts && !application);
  const options = application
    ? [{ value: application.spProductId, label: application.spProductName }]
    : (own ?? few);
  return (
    <FormWide>
      {options === 'many' ? (
        <Suspense>
          <ProductSearch Field={Field} />
        </Suspense>
      ) : (
        <Field
          name="business.spProductId"
          as={OneOf}
          label="Product"
          options={options}
          isReadOnly={application !== undefined}
          isRequired
        />
      )}
    </FormWide>
  );
}
