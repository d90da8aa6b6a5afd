import { ours } from '../../../src/table/page/ours.tsx';
import { plain } from '../../../src/table/page/plain.tsx';
import { raw } from '../../../src/table/page/raw.ts';
import { installTableBench } from '../../../src/table/page/table-bench.ts';
import { tanstack } from '../../../src/table/page/tanstack.tsx';
import { agGrid } from './ag-grid.tsx';
import { ant } from './ant.tsx';
import { mantine } from './mantine.tsx';
import { mantineDatatable } from './mantine-datatable.tsx';
import { mui } from './mui.tsx';
import { reactAria } from './react-aria.tsx';

installTableBench([
  raw,
  plain,
  tanstack,
  ours,
  agGrid,
  mui,
  ant,
  reactAria,
  mantine,
  mantineDatatable,
]);
