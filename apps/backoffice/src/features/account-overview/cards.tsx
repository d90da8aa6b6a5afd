import { Card, type CardProps } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { Switch } from '@payfac/ui/switch';
import type { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { notify, notifyFailure } from '../../shared/notify/notify.ts';
import { changes } from '../../shared/query/client.ts';
import { StatusWord } from '../../shared/status/status-word.tsx';
import * as styles from './rows.css.ts';

interface LoadedCardProps<T> extends Omit<CardProps, 'children' | 'actions'> {
  readonly of: Pick<ReturnType<typeof useQuery<T>>, 'data' | 'error' | 'refetch'>;
  /** The error's title, such as "Couldn't load comments". */
  readonly problem: string;
  /** Shown next to the title once it is loaded. */
  readonly actions?: (record: T) => ReactNode;
  readonly children: (record: T) => ReactNode;
}

/** A card with loaded content: a skeleton first, then the content, or the error with a retry. */
export function LoadedCard<T>({ of, problem, actions, children, ...card }: LoadedCardProps<T>) {
  const { data, error, refetch } = of;
  if (data !== undefined) {
    return (
      <Card {...card} actions={actions?.(data)}>
        {children(data)}
      </Card>
    );
  }
  return (
    <Card {...card}>
      {error ? (
        <LoadProblem title={problem} error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
    </Card>
  );
}

interface OnOffRowProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly isOn: boolean;
  /** Without it, the switch is read-only. */
  readonly onChange?: ((isOn: boolean) => Promise<unknown>) | undefined;
}

/** An account's on/off setting, which takes effect at once. */
export function OnOffRow({ label, description, isOn, onChange }: OnOffRowProps) {
  const [wanted, setWanted] = useState<boolean>();
  if (!onChange) {
    return (
      <div className={styles.onOffRow}>
        <span className={styles.onOffWords}>
          <span>{label}</span>
          {description !== undefined && (
            <span className={styles.onOffDescription}>{description}</span>
          )}
        </span>
        <StatusWord isBare>{isOn ? 'On' : 'Off'}</StatusWord>
      </div>
    );
  }
  const change = async (next: boolean) => {
    setWanted(next);
    try {
      await onChange(next);
      notify('success', `Turned ${label} ${next ? 'on' : 'off'}.`);
    } catch (error) {
      notifyFailure(error);
    }
    await changes().loaded();
    setWanted(undefined);
  };
  return (
    <div className={styles.onOffRow}>
      <Switch
        label={label}
        description={description}
        value={wanted ?? isOn}
        isPending={wanted !== undefined}
        onChange={(next) => void change(next)}
      />
    </div>
  );
}
