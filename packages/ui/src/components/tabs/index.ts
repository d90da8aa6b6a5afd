export interface TabsEntry {
  id: string;
  label: string;
}
