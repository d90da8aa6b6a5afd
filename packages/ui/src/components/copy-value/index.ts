export { CopyValue, type CopyValueProps } from './copy-value.tsx';
