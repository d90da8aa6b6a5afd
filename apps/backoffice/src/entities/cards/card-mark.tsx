import type { CardBrand as Brand } from '@payfac/domain/enumerations';
import { CardBrand, type CardBrandProps } from '@payfac/ui/card-brand';

const marks: Readonly<Partial<Record<Brand, CardBrandProps['brand']>>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  discover: 'discover',
  'diners-club': 'diners',
  jcb: 'jcb',
  cup: 'unionpay',
};

/** The brand of a card as a mark beside its name, which says it in words. */
export const CardMark = ({ brand }: { readonly brand: Brand | null }) => (
  <CardBrand brand={(brand && marks[brand]) ?? 'other'} label="" size="small" />
);
