export type { EmptyStateDrawing } from './drawings.ts';
export { EmptyState, type EmptyStateProps, type EmptyStateTone } from './empty-state.tsx';
