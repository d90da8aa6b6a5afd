import { Anatomy } from './anatomy.tsx';
import { DoDont } from './do-dont.tsx';
import { Driver } from './driver.tsx';
import { Facts } from './facts.tsx';
import { Framed } from './framed.tsx';
import { Keyboard } from './keyboard.tsx';
import { Playground } from './playground/playground.tsx';
import { Related } from './related.tsx';
import './blocks.css';

/** What every component's page is written with; pages use these without an import. */
export const pageBlocks = { Anatomy, DoDont, Driver, Facts, Framed, Keyboard, Playground, Related };
