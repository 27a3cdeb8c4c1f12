import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ItemResult } from '../../domain/dispatchView';
import { errorText } from '../errorText';
import { refusalOf } from '../itemResult';
import type { StopInHand } from './deliveryAction';
import { stopName } from './stopNames';

interface RefusedStopsProps {
  stops: readonly StopInHand[];
  results: readonly ItemResult[];
}

/** What was done of a command over several stops, and what was refused, each with its reason. */
export function RefusedStops({ stops, results }: RefusedStopsProps) {
  const translate = useTranslate();
  const refused = results.filter((result) => !result.ok);
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      {translate('crew.bulk.refused', {
        done: results.length - refused.length,
        whole: results.length,
      })}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {refused.map((result) => {
          const stop = stops.find(({ event }) => event.id === result.id);
          return (
            <li key={result.id}>
              <b>{stop ? stopName(stop, translate) : result.id}</b>: {errorText(refusalOf(result), translate)}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
