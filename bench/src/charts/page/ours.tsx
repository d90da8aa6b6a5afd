import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import { LineChart } from '@payfac/ui/line-chart';
import { HEIGHT, reactContender, type Series } from './contender.ts';

/** With axes, legend, crosshair, table view and downloads. */
const Ours = ({ series }: { readonly series: readonly Series[] }) => (
  <LineChart label="Volume" series={series} height={HEIGHT} timeZone="UTC" />
);

export const ours = reactContender('ours', Ours);
