import {
  type Brand,
  brandModes,
  type MeasuredPair,
  rulesOf,
} from '../../packages/ui/src/brand-kit/index.ts';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { BrandMatrix } from './brand-matrix.tsx';
import { ContrastReport } from './contrast-report.tsx';

/** Number of passing pairs shown: those closest to the limit. */
const NEAREST = 12;

const isShort = ({ ratio, least }: MeasuredPair) => !(ratio >= least);

/** A brand in both modes: everything it colors, and its contrasts. */
export function BrandPreview({ brand }: { readonly brand: Brand }) {
  return brandModes.map((mode) => {
    const rows = brand.report[mode];
    const short = rows.filter(isShort);
    return (
      <section key={mode} className="pf-stack">
        <style>{rulesOf(`.pf-brand[data-shown='${mode}']`, brand.themes[mode])}</style>
        <div className="pf-brand" data-shown={mode} data-color-sample>
          <BrandMatrix mode={mode} />
        </div>
        <Banner tone={short.length === 0 ? 'success' : 'danger'}>
          {short.length === 0
            ? `All ${rows.length} pairs reach WCAG AA.`
            : `Pairs below WCAG AA: ${short.length} of ${rows.length}, first in the list.`}
        </Banner>
        <ContrastReport
          title={`Contrast nearest to the limit, ${mode}`}
          rows={rows.slice(0, Math.max(short.length, NEAREST))}
        />
      </section>
    );
  });
}
