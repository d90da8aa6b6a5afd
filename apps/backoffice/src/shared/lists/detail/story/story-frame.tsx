import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { MoreIcon } from '@payfac/ui/icons';
import { ButtonLink } from '@payfac/ui/link';
import { Menu } from '@payfac/ui/menu';
import { HeroAmount } from '@payfac/ui/money';
import { isValidElement, type ReactNode } from 'react';
import { AmountLines } from '../../../amount-lines/amount-lines.tsx';
import type { Act, Acts } from '../../actions/acts.ts';
import { Facts } from './facts.tsx';
import { Stations } from './stations.tsx';
import * as styles from './story.css.ts';
import type { Story, Sums } from './story.ts';

const Primary = ({ label, href, onAction, icon, isBusy }: Act) =>
  href === undefined ? (
    <Button variant="primary" icon={icon} isLoading={isBusy ?? false} onPress={() => onAction?.()}>
      {label}
    </Button>
  ) : (
    <ButtonLink variant="primary" href={href}>
      {label}
    </ButtonLink>
  );

/** The action that the state waits for is the only button; rarer or irreversible ones are in the menu. */
const Doing = ({ next, beside, more, waitsFor, opened }: Acts) => (
  <>
    {(next !== undefined || beside !== undefined || more.length > 0 || waitsFor !== undefined) && (
      <div className={styles.acts}>
        {(next !== undefined || beside !== undefined || more.length > 0) && (
          <div className={styles.buttons}>
            {next && <Primary {...next} />}
            {beside}
            {more.length > 0 && (
              <Menu
                label="More actions"
                placement="bottom start"
                trigger={<IconButton label="More actions" icon={<MoreIcon size={16} />} />}
                entries={more.map(({ label, tone, href, onAction, isBusy }) => ({
                  id: label,
                  label,
                  tone: tone ?? 'neutral',
                  isDisabled: isBusy ?? false,
                  ...(href === undefined ? { onAction: () => onAction?.() } : { href }),
                }))}
              />
            )}
          </div>
        )}
        {waitsFor !== undefined && <p className={styles.waitsFor}>{waitsFor}</p>}
      </div>
    )}
    {opened}
  </>
);

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => (
  <section className={styles.section}>
    <h3 className={styles.heading}>{title}</h3>
    {children}
  </section>
);

const isSums = (sums: Sums | ReactNode): sums is Sums =>
  typeof sums === 'object' && sums !== null && !isValidElement(sums) && 'lines' in sums;

/** The frame of every record's drawer. */
export function StoryFrame({ amount, status, stations, acts, why, sums, facts, parts }: Story) {
  return (
    <div className={styles.story} data-story="">
      {(amount !== undefined || status !== undefined || stations !== undefined) && (
        <div className={styles.line}>
          {amount === undefined ? (
            status !== undefined && <div>{status}</div>
          ) : (
            <div data-hero="">
              <HeroAmount
                amount={amount.of}
                {...(amount.label !== undefined && { label: amount.label })}
                {...(amount.sign !== undefined && { sign: amount.sign })}
              >
                {status}
              </HeroAmount>
            </div>
          )}
          {stations && <Stations stations={stations} />}
        </div>
      )}
      {acts && <Doing {...acts} />}
      {why}
      {isSums(sums) ? (
        <Section title={sums.title ?? 'What it comes to'}>
          <AmountLines lines={sums.lines} {...(sums.total && { total: sums.total })} />
        </Section>
      ) : (
        sums
      )}
      <Facts facts={facts} />
      {parts?.map(
        (part) =>
          part && (
            <Section key={part.title} title={part.title}>
              {part.content}
            </Section>
          ),
      )}
    </div>
  );
}
