import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { MoreIcon } from '@payfac/ui/icons';
import { ButtonLink } from '@payfac/ui/link';
import { Menu } from '@payfac/ui/menu';
import { HeroAmount } from '@payfac/ui/money';
import { createElement, type FunctionComponent, isValidElement, type ReactNode } from 'react';
import { type AmountLine, AmountLines } from '../../../amount-lines/amount-lines.tsx';
import type { Act, Acts } from '../../actions/acts.ts';
import * as styles from './story.css.ts';
import type { Story, Sums, UseStory } from './story.ts';
import { Facts, Stations } from './story-parts.tsx';

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

/** A menu that stands alone says what it is; beside a button, three dots do. */
const moreButton = (isAlone: boolean) =>
  isAlone ? (
    <Button icon={<MoreIcon size={16} />}>More actions</Button>
  ) : (
    <IconButton label="More actions" icon={<MoreIcon size={16} />} />
  );

/** What the state waits for is the one button; what is rarer, or can't be undone, is in the menu. */
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
                trigger={moreButton(next === undefined && beside === undefined)}
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
  <section className={styles.section} data-dense="">
    <h3 className={styles.heading}>{title}</h3>
    {children}
  </section>
);

/** What came to nothing explains nothing. */
const isSomething = ({ amount }: AmountLine): boolean => amount !== 0;

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
          <AmountLines
            lines={sums.lines.filter(isSomething)}
            {...(sums.total && { total: sums.total })}
          />
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

export interface StoryProps<D> {
  readonly record: D;
  /** Called when an action has ended the record. */
  readonly onEnd: () => void;
}

/** A record's story in the shared frame. */
export const inFrame = <D,>(useStory: UseStory<D>): FunctionComponent<StoryProps<D>> =>
  function StoryOf({ record, onEnd }) {
    return createElement(StoryFrame, useStory(record, onEnd));
  };
