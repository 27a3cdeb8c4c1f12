import clsx from 'clsx';
import { Alert, Button, LinearProgress, Radio, RadioGroup } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fromWire } from '../../../domain/time/dates';
import type { RunCandidate, RunCandidates } from '../../../domain/planning/planView';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import type { HttpError } from '../../../providers/http';
import { LoadFailed } from '../../../ui/LoadFailed';
import { errorText } from '../../errorText';
import { RefusedRuns } from './RefusedRuns';
import { distanceInWords, formatTimeOnDay } from '../../../providers/measures';
import styles from './placeChoice.module.css';
import textStyles from '../../../ui/theme/text.module.css';

interface PlaceChoiceProps {
  /** Null until the question is complete. */
  query: UseQueryResult<RunCandidates, HttpError> | null;
  /** Only one run is compared. */
  isOneRun: boolean;
  chosen: RunCandidate | null;
  zone: string;
  /** Day of the runs. */
  date: string;
  /** Nothing is chosen. */
  problem?: string;
  onChoose: (candidate: RunCandidate) => void;
}

/** Number of candidates shown before the user asks for more. */
const FIRST = 4;

/**
 * Runs and places that can take a delivery, cheapest first, with the cost; and why other runs cannot take it.
 */
export function PlaceChoice({ query, isOneRun, chosen, zone, date, problem, onChoose }: PlaceChoiceProps) {
  const translate = useT();
  const [isLong, setIsLong] = useState(false);
  const titleId = useId();
  const words = (name: KeyUnder<'actions.addOn.place'>, args?: Record<string, unknown>) =>
    translate(`actions.addOn.place.${name}`, args);
  const cost = (one: RunCandidate) =>
    words('cost', {
      minutes: one.added_minutes,
      distance: distanceInWords(one.added_metres),
      time: formatTimeOnDay(fromWire(one.arrival), zone, date),
    });
  const feasible = query?.data?.feasible ?? [];
  const shown = isLong ? feasible : feasible.slice(0, FIRST);
  return (
    <section className={styles.choice} aria-labelledby={titleId}>
      <h3 id={titleId}>{words(isOneRun ? 'titleRun' : 'title')}</h3>
      {query === null ? <p className={textStyles.quiet}>{words('wait')}</p> : null}
      {query?.isFetching ? <LinearProgress aria-label={words('searching')} /> : null}
      {query?.error ? (
        <LoadFailed severity="warning" onRetry={() => void query.refetch()}>
          {words('failed', { reason: errorText(query.error, translate) })}
        </LoadFailed>
      ) : null}
      {query?.data && feasible.length === 0 ? (
        <Alert severity="warning">{words(isOneRun ? 'noneRun' : 'none')}</Alert>
      ) : null}
      {problem && !chosen ? <Alert severity="error">{translate('actions.addOn.choosePlace')}</Alert> : null}
      <RadioGroup aria-labelledby={titleId} value={chosen?.delivery_manifest_id ?? ''}>
        {shown.map((one, index) => {
          const isChosen = one.delivery_manifest_id === chosen?.delivery_manifest_id;
          return (
            <label
              key={one.delivery_manifest_id}
              className={clsx(styles.option, isChosen && styles.isChosen)}
            >
              <Radio size="small" value={one.delivery_manifest_id} onChange={() => onChoose(one)} />
              <span>
                <strong>
                  {one.name}, {words('at', { place: one.secuence })}
                  {index === 0 && !isOneRun ? ` · ${words('best')}` : ''}
                </strong>
                <small>
                  {one.employee ?? words('noDriver')}
                  {one.is_add_on ? `, ${words('onRoad')}` : ''}
                </small>
                {one.is_trip_back ? <small>{translate('actionParts.bag.tripBack')}</small> : null}
                <small>{cost(one)}</small>
                {one.overtime_minutes > 0 ? (
                  <small className={styles.overtime}>
                    {words('overtime', { minutes: one.overtime_minutes })}
                  </small>
                ) : null}
              </span>
            </label>
          );
        })}
      </RadioGroup>
      {shown.length < feasible.length ? (
        <Button size="small" onClick={() => setIsLong(true)}>
          {words('moreRuns', { smart_count: feasible.length - shown.length })}
        </Button>
      ) : null}
      {query?.data ? <RefusedRuns answer={query.data} isOneRun={isOneRun} /> : null}
    </section>
  );
}
