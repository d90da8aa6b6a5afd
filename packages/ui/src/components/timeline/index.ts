export interface TimelineEvent {
  id: string;
  title: string;
}
