import { useNames } from '../../shared/records/use-names.ts';
import { productPicker } from './picker.ts';

/** A product by its name, where only its id is known. */
export const ProductName = ({ id }: { readonly id: string }) => useNames(productPicker, [id])(id);
