import { Badge } from '../../packages/ui/src/components/badge/index.ts';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { Checkbox } from '../../packages/ui/src/components/checkbox/index.ts';
import { Link } from '../../packages/ui/src/components/link/index.ts';
import { Switch } from '../../packages/ui/src/components/switch/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';

const TONES = ['neutral', 'success', 'info', 'warning', 'danger'] as const;
const NOTICES = ['success', 'info', 'warning', 'danger'] as const;

interface BrandMatrixProps {
  mode: string;
}

/** Everything a brand colors, at a glance. */
export function BrandMatrix({ mode }: BrandMatrixProps) {
  return (
    <Card title={`Components, ${mode}`}>
      <div className="pf-cards">
        <div className="pf-stack pf-natural">
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Link href="#link">A link</Link>
        </div>
        <div className="pf-stack">
          <TextField label="Text" defaultValue="Blue Door Cafe" description="A description" />
          <TextField label="Error" errorMessage="Enter a name" isTouched />
          <Checkbox label="Chosen" defaultValue />
          <Switch label="On" defaultValue />
        </div>
        <div className="pf-stack">
          {NOTICES.map((tone) => (
            <Banner key={tone} tone={tone}>
              A notice of tone {tone}
            </Banner>
          ))}
          <span>
            {TONES.map((tone) => (
              <span key={tone}>
                <Badge tone={tone}>{tone}</Badge>{' '}
              </span>
            ))}
          </span>
        </div>
      </div>
    </Card>
  );
}
