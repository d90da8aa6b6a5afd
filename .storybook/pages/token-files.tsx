import { saveFile } from '../../packages/ui/src/chart/save-file.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { DownloadIcon } from '../../packages/ui/src/components/icons/index.ts';
import { Inline } from '../../packages/ui/src/components/layout/index.ts';

const files = import.meta.glob<string>('../../packages/ui/tokens/figma/*.tokens.json', {
  query: '?raw',
  import: 'default',
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The token files to download. */
export const TokenFiles = () => (
  <div className="sb-unstyled">
    <Inline gap="sm">
      {Object.entries(files).map(([path, read]) => (
        <Button
          key={path}
          icon={<DownloadIcon aria-hidden size={16} />}
          onPress={async () => {
            saveFile(new Blob([await read()], { type: 'application/json' }), nameOf(path));
          }}
        >
          {nameOf(path)}
        </Button>
      ))}
    </Inline>
  </div>
);
