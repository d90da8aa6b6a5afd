import { LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { COLORS, type Contender, HEIGHT, WIDTH } from '../../../src/charts/page/contender.ts';

use([LineChart, GridComponent, LegendComponent, TooltipComponent]);

export const echartsContender = (name: string, renderer: 'svg' | 'canvas'): Contender => ({
  name,
  mount(host, series) {
    const place = document.createElement('div');
    host.append(place);
    const chart = init(place, undefined, { renderer, width: WIDTH, height: HEIGHT });
    chart.setOption({
      animation: false,
      color: [...COLORS],
      legend: {},
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'time' },
      yAxis: { type: 'value' },
      series: series.map((each) => ({
        name: each.name,
        type: 'line',
        showSymbol: false,
        sampling: 'lttb',
        data: each.points.map(({ x, y }) => [x.getTime(), y]),
      })),
    });
    return () => {
      chart.dispose();
      place.remove();
    };
  },
});
