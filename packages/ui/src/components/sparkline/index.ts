export interface SparklineProps {
  values: readonly number[];
}
