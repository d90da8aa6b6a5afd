export { Checklist, type ChecklistProps, type ChecklistTask } from './checklist.tsx';
