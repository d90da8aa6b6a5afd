export interface BarChartProps {
  label: string;
}
