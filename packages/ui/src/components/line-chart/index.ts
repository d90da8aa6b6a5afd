export interface LineChartProps {
  label: string;
}
