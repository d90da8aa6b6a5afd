export { ZipInput, type ZipInputProps } from './zip-input.tsx';
