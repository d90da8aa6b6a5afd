import { use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { echartsContender } from './echarts-lines.ts';

use([CanvasRenderer]);

export const echartsCanvas = echartsContender('ECharts, canvas', 'canvas');
