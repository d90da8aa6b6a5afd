import { productPicker } from '../../../entities/products/picker.ts';
import { recordOf } from '../../../shared/form/controls/records.tsx';
import type { FieldComponent } from '../../../shared/form/field.tsx';
import type { NewAccount } from './schema.ts';

const ProductChoice = recordOf(productPicker);

interface ProductSearchProps {
  readonly Field: FieldComponent<NewAccount>;
}

/** The product, for users with more products than fit in a list. */
export const ProductSearch = ({ Field }: ProductSearchProps) => (
  <Field name="business.spProductId" as={ProductChoice} label="Product" isRequired />
);
