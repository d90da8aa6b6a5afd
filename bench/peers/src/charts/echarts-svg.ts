import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { echartsContender } from './echarts-lines.ts';

use([SVGRenderer]);

export const echartsSvg = echartsContender('ECharts, SVG', 'svg');
