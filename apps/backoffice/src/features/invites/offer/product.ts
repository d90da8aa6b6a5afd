import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';

/** The product that a merchant is invited to. */
export const Product = laterRecordOf(
  async () => (await import('../../../entities/products/picker.ts')).productPicker,
);
