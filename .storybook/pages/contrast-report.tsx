import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import type { ColorPair } from '../../packages/ui/src/theme/pairs.ts';

interface Measured extends ColorPair {
  ratio: number;
}

interface ContrastReportProps {
  title: string;
  rows: readonly Measured[];
}

const columns: readonly Column<Measured>[] = [
  { id: 'name', header: 'Pair', render: (row) => row.name },
  {
    id: 'sample',
    header: 'Sample',
    render: (row) => (
      <span aria-hidden className="pf-sample" style={{ background: row.ground }}>
        {row.least === 3 ? (
          <span className="pf-mark" style={{ background: row.foreground }} />
        ) : (
          <span style={{ color: row.foreground }}>$48.20</span>
        )}
      </span>
    ),
  },
  { id: 'least', header: 'At least', render: (row) => row.least.toFixed(1), align: 'end' },
  { id: 'ratio', header: 'Contrast', render: (row) => row.ratio.toFixed(2), align: 'end' },
];

/** The contrast of every pair that components use, in one theme. */
export function ContrastReport({ title, rows }: ContrastReportProps) {
  return (
    <section className="pf-report">
      <h2>{title}</h2>
      <Table label={title} columns={columns} rows={rows} rowKey={(row) => row.name} />
    </section>
  );
}
