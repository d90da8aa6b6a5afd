import { installChartBench } from '../../../src/charts/page/chart-bench.ts';
import { HEIGHT, WIDTH } from '../../../src/charts/page/contender.ts';
import { ours } from '../../../src/charts/page/ours.tsx';
import { bare } from './bare.tsx';
import { bareAxes } from './bare-axes.tsx';
import { chartJs } from './chart-js.ts';
import { echartsCanvas } from './echarts-canvas.ts';
import { echartsSvg } from './echarts-svg.ts';
import { handMade } from './hand-made.ts';
import { nivo } from './nivo.tsx';
import { recharts } from './recharts.tsx';
import { visx } from './visx.tsx';

const main = document.querySelector('main');
main?.style.setProperty('inline-size', `${WIDTH}px`);
main?.style.setProperty('min-block-size', `${HEIGHT}px`);

installChartBench([
  handMade,
  bare,
  bareAxes,
  ours,
  visx,
  chartJs,
  echartsSvg,
  echartsCanvas,
  nivo,
  recharts,
]);
