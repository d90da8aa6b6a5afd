import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import { Table } from '@payfac/ui/table';
import type { Row } from './contender.ts';
import { reactContender } from './react-contender.tsx';
import { useOurTable } from './use-our-table.ts';

function OurPlainTable({ rows }: { readonly rows: readonly Row[] }) {
  return <Table {...useOurTable(rows)} />;
}

export const oursPlain = reactContender('ours, plain', OurPlainTable);
