export { type ProductTerms, productTermsSchema } from '../accounts/product-terms.ts';
export * from './product.ts';
