import { useContext } from 'react';
import { ShownGlobals } from '../shown-globals.ts';
import { BrandMaker } from './brand-maker.tsx';

const YOURS = /;yours:(.+)$/;

/** The brand maker on a documentation page. */
export function OwnBrand() {
  const [, yours = ''] = YOURS.exec(useContext(ShownGlobals)) ?? [];
  return (
    <div className="sb-unstyled pf-own-brand">
      <BrandMaker yours={yours} />
    </div>
  );
}
