import * as contenders from 'contender';
import { installTableBench } from '../page/table-bench.ts';

installTableBench(Object.values(contenders));
