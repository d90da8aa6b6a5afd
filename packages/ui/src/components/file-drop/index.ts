export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { DroppedFile, FileState } from './file-row.tsx';
