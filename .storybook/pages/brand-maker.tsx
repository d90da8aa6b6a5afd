import { useMemo, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import {
  type Brand,
  type BrandSource,
  type CornerStyle,
  createBrand,
} from '../../packages/ui/src/brand-kit/index.ts';
import { saveFile } from '../../packages/ui/src/chart/save-file.ts';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { CodeView } from '../../packages/ui/src/components/code-view/index.ts';
import { ColorInput } from '../../packages/ui/src/components/color-input/index.ts';
import { FileDrop } from '../../packages/ui/src/components/file-drop/index.ts';
import { DownloadIcon } from '../../packages/ui/src/components/icons/index.ts';
import { SegmentedControl } from '../../packages/ui/src/components/segmented-control/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';
import { addressOf, brandAt, colorsIn, keepFile } from '../your-brand.ts';
import { BrandPages } from './brand-pages.tsx';
import { BrandPreview } from './brand-preview.tsx';

const SHOWN_PROBLEMS = 20;
/** Bytes; a brand file has 8,000. */
const LARGEST_FILE = 200_000;

interface ProblemsProps {
  /** Source of the problems. */
  readonly of: string;
  readonly problems: readonly string[];
}

function Problems({ of, problems }: ProblemsProps) {
  if (problems.length === 0) return null;
  const title =
    problems.length === 1 ? `1 problem in ${of}` : `${problems.length} problems in ${of}`;
  return (
    <Banner tone="danger" title={title}>
      <ul className="pf-problems">
        {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {problems.length > SHOWN_PROBLEMS && `And ${problems.length - SHOWN_PROBLEMS} more.`}
    </Banner>
  );
}

function Export({ brand }: { readonly brand: Brand }) {
  const file = brand.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const save = (text: string, ending: string, type: string) =>
    saveFile(new Blob([text], { type }), `${file}.${ending}`);
  const icon = <DownloadIcon aria-hidden size={16} />;
  return (
    <>
      <Button icon={icon} onPress={() => save(brand.css, 'css', 'text/css')}>
        {file}.css
      </Button>
      <Button icon={icon} onPress={() => save(brand.tokens, 'tokens.json', 'application/json')}>
        {file}.tokens.json
      </Button>
    </>
  );
}

const corners = [
  { id: 'sharp', label: 'Sharp' },
  { id: 'soft', label: 'Soft' },
  { id: 'round', label: 'Round' },
] as const satisfies readonly { id: CornerStyle; label: string }[];

const first = { name: 'Acme', primary: '#7a3cff', secondary: '#1e1440', corners: 'soft' } as const;

/** An uploaded file; with `problems` it isn't a brand, and the colors stay visible. */
interface Uploaded {
  readonly name: string;
  readonly address: string;
  readonly problems: readonly string[];
}

/** Replacement characters mean that the file isn't valid UTF-8. */
async function readUpload(file: File): Promise<Uploaded> {
  const tokens = await file.text();
  const { problems } = createBrand({ name: 'Your brand', tokens });
  return { name: file.name, address: problems.length === 0 ? keepFile(tokens) : '', problems };
}

/** Applies these colors to the whole site, or restores the toolbar's. */
const showEverywhere = (yours: string) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { yours } });

/** This page's URL with the colors, for a colleague to open. */
function sharedAddress(address: string): string {
  const { href } = globalThis.parent.location;
  const [site = ''] = href.split(/[?#]/);
  return `${site}?path=/docs/foundations-your-brand--docs&globals=yours:${encodeURIComponent(address)}`;
}

interface SharingProps {
  readonly address: string;
  readonly isFile: boolean;
  readonly isEverywhere: boolean;
}

function Sharing({ address, isFile, isEverywhere }: SharingProps) {
  return (
    <>
      {isFile ? (
        <span>The URL can’t include a file. Send the file itself.</span>
      ) : (
        <CodeView label="URL of these colors" code={sharedAddress(address)} isWrapping />
      )}
      <div className="pf-brand-export">
        <Button onPress={() => showEverywhere(address)}>Show every page in this brand</Button>
        {isEverywhere && (
          <Button variant="quiet" onPress={() => showEverywhere('')}>
            Back to Harbor and Juniper
          </Button>
        )}
      </div>
    </>
  );
}

interface BrandMakerProps {
  /** The brand in the site's URL; '' for none. */
  readonly yours: string;
}

/** Creates a brand from two colors or a file, and shows the product in it. */
export function BrandMaker({ yours }: BrandMakerProps) {
  const [colors, setColors] = useState<Extract<BrandSource, { readonly primary: string }>>(
    () => colorsIn(yours) ?? first,
  );
  const [file, setFile] = useState<Uploaded>();
  const result = useMemo(() => createBrand(colors), [colors]);
  // The last valid brand stays visible while its colors are being typed.
  const [address, setAddress] = useState(() => addressOf(colors));
  const isFile = file !== undefined && file.problems.length === 0;
  const shown = isFile ? file.address : address;
  const brand = isFile ? brandAt(shown) : (result.brand ?? brandAt(address));

  function change(next: Partial<typeof colors>) {
    const changed = { ...colors, ...next };
    setFile(undefined);
    setColors(changed);
    if (createBrand(changed).problems.length === 0) setAddress(addressOf(changed));
  }

  const { name, primary, secondary = '', corners: style = 'soft' } = colors;
  const command = `npx @payfac/ui brand --name '${name}' --primary '${primary}' --secondary '${secondary}' --corners ${style}`;
  return (
    <div className="pf-stack">
      <div className="pf-brand-form">
        <TextField
          label="Name"
          value={name}
          onChange={(next) => change({ name: next })}
          maxLength={60}
        />
        <ColorInput
          label="Primary color"
          value={primary}
          onChange={(next) => change({ primary: next })}
        />
        <ColorInput
          label="Second color"
          value={secondary}
          onChange={(next) => change({ secondary: next })}
        />
        <SegmentedControl
          label="Corners"
          options={corners}
          value={style}
          onChange={(next) => change({ corners: next })}
        />
      </div>
      <FileDrop
        label="Or upload a tokens file"
        description="A .tokens.json file from this page or from Figma. It stays in your browser."
        accept=".json"
        maxSize={LARGEST_FILE}
        files={[]}
        onAdd={([uploaded]) => {
          if (uploaded) void readUpload(uploaded).then(setFile);
        }}
      />
      <Problems of="the colors" problems={file ? [] : result.problems} />
      {file && <Problems of={file.name} problems={file.problems} />}
      {isFile && <p>{`Showing ${file.name}. Change a color to go back to colors.`}</p>}
      {brand && (
        <>
          <BrandPages yours={shown} />
          <div className="pf-brand-export">
            <Export brand={brand} />
          </div>
          <Sharing address={shown} isFile={isFile} isEverywhere={yours !== ''} />
          {!isFile && <CodeView label="As a command" code={command} isWrapping />}
          <BrandPreview brand={brand} />
        </>
      )}
    </div>
  );
}
