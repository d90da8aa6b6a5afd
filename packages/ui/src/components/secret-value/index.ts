export { SecretValue, type SecretValueProps } from './secret-value.tsx';
