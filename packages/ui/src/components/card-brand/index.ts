export { CardBrand, type CardBrandName, type CardBrandProps } from './card-brand.tsx';
