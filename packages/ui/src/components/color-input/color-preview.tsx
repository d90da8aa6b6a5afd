import { AA, contrastRatio, readableOn } from '../../color/index.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { written } from '../../styling/written.ts';
import * as css from './color-input.css.ts';

export interface ColorPreviewProps {
  /** `#RRGGBB` */
  readonly color: string;
  /** Preferred text color, `#RRGGBB`. */
  readonly text: string;
}

/** Sample text on the color as the product would render it, and whether it is readable. */
export function ColorPreview({ color, text }: ColorPreviewProps) {
  const messages = useFieldMessages();
  const readable = readableOn(text, color);
  const ratio = contrastRatio(readable, color);
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  return (
    <div className={css.preview}>
      <span
        data-color-sample=""
        className={css.sample}
        ref={written({ background: color, color: readable })}
        aria-hidden="true"
      >
        {messages.colorSample}
      </span>
      <output className={ratio < AA ? css.tooLittle : css.enough}>
        {ratio < AA ? messages.colorContrastLow(shown) : messages.colorContrast(shown)}
      </output>
    </div>
  );
}
