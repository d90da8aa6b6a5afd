export {
  type Brand,
  type BrandResult,
  type BrandSource,
  type CornerStyle,
  cornerStyles,
  createBrand,
  type MeasuredPair,
  shortPairs,
} from './create-brand.ts';
export { type BrandMode, brandModes, rulesOf, type ThemeColors } from './palette.ts';
