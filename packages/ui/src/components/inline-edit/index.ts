export { InlineEdit, type InlineEditProps } from './inline-edit.tsx';
