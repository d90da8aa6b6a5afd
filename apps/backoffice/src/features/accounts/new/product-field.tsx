import { can } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import { FormWide } from '@payfac/ui/form-layout';
import { productPicker } from '../../../entities/products/picker.ts';
import { Found, recordOf } from '../../../shared/form/controls/records.tsx';
import type { FieldComponent } from '../../../shared/form/field.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { useOwnProducts } from './queries.ts';
import type { NewAccount } from './schema.ts';

const ProductChoice = recordOf(productPicker);

interface ProductFieldProps {
  readonly Field: FieldComponent<NewAccount>;
  readonly application: Application | undefined;
}

/** The product that boards the merchant; it stays once the application has begun. */
export function ProductField({ Field, application }: ProductFieldProps) {
  const readsProducts = can(useHolder(), 'sidebar.products');
  const own = useOwnProducts(!readsProducts);
  const options = application
    ? [{ value: application.spProductId, label: application.spProductName }]
    : own;
  if (application || !readsProducts) {
    return (
      <FormWide>
        <Field
          name="business.spProductId"
          as={Found}
          label="Product"
          options={options}
          isReadOnly={application !== undefined}
          isRequired
        />
      </FormWide>
    );
  }
  return (
    <FormWide>
      <Field name="business.spProductId" as={ProductChoice} label="Product" isRequired />
    </FormWide>
  );
}
