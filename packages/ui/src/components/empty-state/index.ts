export { EmptyState, type EmptyStateProps, type EmptyStateTone } from './empty-state.tsx';
