import { Card } from '@payfac/ui/card';

export function VolumeChart() {
  return <Card title="Card volume">{null}</Card>;
}
