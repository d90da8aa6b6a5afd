export { AuditDiff, type AuditDiffProps, type FieldChange } from './audit-diff.tsx';
