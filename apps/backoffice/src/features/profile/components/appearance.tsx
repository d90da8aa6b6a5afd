import { type Mode, primaryOverrides } from '@payfac/ui/brand';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { ColorInput } from '@payfac/ui/color-input';
import { MoonIcon, SunIcon } from '@payfac/ui/icons';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { notify, notifyFailure } from '../../../shared/notify/notify.ts';
import { useSession } from '../../../shared/session/session.ts';
import {
  brandTheme,
  previewTheme,
  saveThemeAtom,
  showKeptTheme,
  themeAtom,
} from '../../../shared/theme/theme.ts';
import * as styles from './profile.css.ts';

const LINKS = '--pf-color-primary-text';

/**
 * The adjusted `#rrggbb` for a chosen color used as text; undefined if it is readable unchanged. Text on the color
 * switches between light and dark automatically.
 */
function linkColor(chosen: string, mode: Mode): string | undefined {
  const shown = primaryOverrides(chosen, mode)[LINKS];
  return shown === undefined || shown.toLowerCase() === chosen.toLowerCase() ? undefined : shown;
}

interface Look {
  readonly mode: Mode;
  readonly primaryColor: string;
  /** '' for the brand's own. */
  readonly sidebarColor: string;
}

const isSame = (one: Look, other: Look): boolean =>
  one.mode === other.mode &&
  one.primaryColor.toLowerCase() === other.primaryColor.toLowerCase() &&
  one.sidebarColor.toLowerCase() === other.sidebarColor.toLowerCase();

/** The user's own theme: previewed while it is chosen, kept once it is saved. */
export function Appearance() {
  const session = useSession();
  const theme = useAtomValue(themeAtom);
  const save = useSetAtom(saveThemeAtom);
  const brand = brandTheme(session);
  const saved: Look = {
    mode: theme.mode,
    primaryColor: theme.primaryColor ?? brand.primaryColor,
    sidebarColor: theme.sidebarColor ?? '',
  };
  const [chosen, setChosen] = useState<Partial<Look>>({});
  const [isSaving, setSaving] = useState(false);
  const look: Look = { ...saved, ...chosen };
  const isChanged = !isSame(look, saved);
  const { mode, primaryColor, sidebarColor } = look;

  useEffect(() => {
    void previewTheme(session, { mode, primaryColor, sidebarColor });
  }, [session, mode, primaryColor, sidebarColor]);
  // Leaving without saving restores the saved theme.
  useEffect(() => () => void showKeptTheme(), []);

  async function keep(): Promise<void> {
    setSaving(true);
    try {
      await save(look);
      setChosen({});
      notify('success', 'Your appearance settings were saved.');
    } catch (problem) {
      notifyFailure(problem);
    } finally {
      setSaving(false);
    }
  }

  const link =
    primaryColor.toLowerCase() === brand.primaryColor ? undefined : linkColor(primaryColor, mode);
  return (
    <Card
      title="Appearance"
      description="Changes preview right away. Save to keep them on all your devices."
      titlePlacement="beside"
    >
      <div className={styles.appearance}>
        <div className={styles.mode}>
          <span className={styles.label} aria-hidden>
            Mode
          </span>
          <SegmentedControl
            label="Mode"
            options={[
              { id: 'light', label: 'Light', icon: <SunIcon size={16} /> },
              { id: 'dark', label: 'Dark', icon: <MoonIcon size={16} /> },
            ]}
            value={mode}
            onChange={(id) => setChosen({ ...chosen, mode: id })}
          />
        </div>
        <div className={styles.colors}>
          <ColorInput
            label="Primary color"
            hasPreview={false}
            value={primaryColor}
            description={
              link === undefined
                ? 'Used for buttons, links, and selected items.'
                : `Used for buttons and selected items. Links use ${link}, which is easier to read.`
            }
            onChange={(color) =>
              setChosen({ ...chosen, primaryColor: color === '' ? brand.primaryColor : color })
            }
          />
          <ColorInput
            label="Sidebar color"
            hasPreview={false}
            value={sidebarColor}
            description="Its text adjusts to light or dark automatically. Leave it empty to use the brand color."
            onChange={(color) => setChosen({ ...chosen, sidebarColor: color })}
          />
        </div>
        <div className={styles.buttons}>
          {isChanged && (
            <>
              <Button variant="primary" isLoading={isSaving} onPress={() => void keep()}>
                Save appearance
              </Button>
              <Button onPress={() => setChosen({})}>Discard changes</Button>
            </>
          )}
          {!isSame(look, { ...look, ...brand }) && (
            <Button variant="quiet" onPress={() => setChosen({ ...chosen, ...brand })}>
              Use brand colors
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
