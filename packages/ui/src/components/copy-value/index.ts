export interface CopyValueProps {
  value: string;
}
