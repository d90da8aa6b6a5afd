import {
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { COLORS, type Contender, HEIGHT, WIDTH } from '../../../src/charts/page/contender.ts';

Chart.register(Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);

/** As its guide to performance says: no animation, no points, data parsed and in order. */
export const chartJs: Contender = {
  name: 'chart.js',
  mount(host, series) {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    host.append(canvas);
    const chart = new Chart(canvas, {
      type: 'line',
      data: {
        datasets: series.map(({ name, points }, place) => ({
          label: name,
          data: points.map(({ x, y }) => ({ x: x.getTime(), y })),
          borderColor: COLORS[place] ?? '#000',
          borderWidth: 1.5,
          pointRadius: 0,
        })),
      },
      options: {
        animation: false,
        normalized: true,
        parsing: false,
        responsive: false,
        interaction: { mode: 'index', intersect: false },
        scales: { x: { type: 'linear' }, y: { beginAtZero: true } },
      },
    });
    return () => {
      chart.destroy();
      canvas.remove();
    };
  },
};
