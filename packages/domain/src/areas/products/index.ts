export * from './product.ts';
export { type ProductTerms, productTermsSchema } from './terms.ts';
