import { Badge } from '../../packages/ui/src/components/badge/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import type { ColorPair } from '../../packages/ui/src/theme/pairs.ts';

interface Measured extends ColorPair {
  ratio: number;
  /** Token paths of both colors, for a report on a file. */
  tokens?: { foreground: string; ground: string } | undefined;
}

const isReadable = ({ ratio, least }: Measured): boolean => ratio >= least;

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
      <span aria-hidden data-color-sample className="pf-sample" style={{ background: row.ground }}>
        {row.least === 3 ? (
          <span className="pf-mark" style={{ background: row.foreground }} />
        ) : (
          <span style={{ color: row.foreground }}>$48.20</span>
        )}
      </span>
    ),
  },
  {
    id: 'result',
    header: 'WCAG AA',
    render: (row) =>
      isReadable(row) ? <Badge tone="success">passes</Badge> : <Badge tone="danger">too low</Badge>,
  },
  { id: 'least', header: 'At least', render: (row) => row.least.toFixed(1), align: 'end' },
  { id: 'ratio', header: 'Contrast', render: (row) => row.ratio.toFixed(2), align: 'end' },
];

const tokenColumns: readonly Column<Measured>[] = [
  {
    id: 'foreground',
    header: 'Foreground',
    render: ({ tokens }) => <code>{tokens?.foreground}</code>,
  },
  { id: 'ground', header: 'Ground', render: ({ tokens }) => <code>{tokens?.ground}</code> },
];

/** The contrast of every pair that components use, in one theme. */
export function ContrastReport({ title, rows }: ContrastReportProps) {
  return (
    <section className="pf-report">
      <h2>{title}</h2>
      <Table
        label={title}
        columns={
          rows.some(({ tokens }) => tokens)
            ? [...columns.slice(0, 2), ...tokenColumns, ...columns.slice(2)]
            : columns
        }
        rows={rows}
        rowKey={(row) => row.name}
      />
    </section>
  );
}
