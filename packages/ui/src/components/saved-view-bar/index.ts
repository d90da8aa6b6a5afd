export { type SavedView, SavedViewBar, type SavedViewBarProps } from './saved-view-bar.tsx';
