import { Anatomy } from './anatomy.tsx';
import { Changes } from './changes.tsx';
import { DoDont } from './do-dont.tsx';
import { Driver } from './driver.tsx';
import { Facts } from './facts.tsx';
import { Framed } from './framed.tsx';
import { Keyboard } from './keyboard.tsx';
import { Looks } from './looks.tsx';
import { Playground } from './playground/playground.tsx';
import { Related } from './related.tsx';
import './blocks.css';

/** Blocks of every component's page; pages use them without an import. */
export const pageBlocks = {
  Anatomy,
  Changes,
  DoDont,
  Driver,
  Facts,
  Framed,
  Keyboard,
  Looks,
  Playground,
  Related,
};
