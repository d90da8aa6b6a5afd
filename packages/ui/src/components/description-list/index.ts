export interface DescriptionListEntry {
  term: string;
}
