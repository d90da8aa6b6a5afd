import { productPicker } from '../../../entities/products/picker.ts';
import { recordOf } from '../../../shared/form/controls/records.tsx';
import type { FieldComponent } from '../../../shared/form/field.tsx';
import type { NewAccount } from './schema.ts';

const ProductChoice = recordOf(productPicker);

interface ProductSearchProps {
  readonly Field: FieldComponent<NewAccount>;
}

/** The product, where a person may use more than a list shows well. */
export const ProductSearch = ({ Field }: ProductSearchProps) => (
  <Field name="business.spProductId" as={ProductChoice} label="Product" isRequired />
);
