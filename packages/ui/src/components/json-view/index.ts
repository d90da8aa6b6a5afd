export type { JsonValue } from './json-members.ts';
export { JsonView, type JsonViewProps } from './json-view.tsx';
